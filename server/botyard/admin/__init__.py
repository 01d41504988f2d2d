"""`botyard admin`: the commands of operators. Every action and every display of secrets goes to an audit log first."""
