"""Calls to the table from outside the page: Web Push, webhooks, and the one HTTP client that sends both."""
