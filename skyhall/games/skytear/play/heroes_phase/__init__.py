"""The Heroes Phase: activations, declaring, responding, resolving."""
