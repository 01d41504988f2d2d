"""Sockets and HTTP: frames in, frames out."""
