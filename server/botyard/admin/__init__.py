"""`botyard admin`: the commands of moderators. Every action and every display of secrets goes to an audit log first."""
