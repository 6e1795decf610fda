"""Review: a finished game looked at again, choice by choice: what it cost, what was better, and what was luck."""
