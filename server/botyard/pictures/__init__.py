"""Pictures of matches to share: SVG cards, and PNG and WebP made of them in a worker process."""
