"""Identities and accounts: guests, cookies, tokens, passwords and sanctions."""
