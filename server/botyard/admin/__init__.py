"""`botyard admin`: what operators look at and do. Whatever acts or shows secrets is noted in an audit log first."""
