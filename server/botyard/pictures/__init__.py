"""Pictures of matches to share: SVG cards, and PNG made of them in a worker process."""
