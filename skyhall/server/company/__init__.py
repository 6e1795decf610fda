"""Company: friends, invitations, groups for a regular evening, and whom one does not want to meet."""
