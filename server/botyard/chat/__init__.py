"""Chat: what a line may say, who may read and write where, who has muted whom, and what was reported."""
