"""The HTTP interface: the page, `/api`, and what machines ask a node."""
