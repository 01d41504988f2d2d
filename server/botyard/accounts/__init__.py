"""Who somebody is: guests, cookies and tokens."""
