"""Second implementations of the games' rules, written from the rules pages alone: the engine must agree with them."""
