"""The closed set of effect primitives, a class each."""
