"""The network side of a node, in five layers: `transport`, `fanout`, `actions`, `ws` and `http`."""
