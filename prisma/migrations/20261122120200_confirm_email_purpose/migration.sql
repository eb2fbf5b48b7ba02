-- An address counts when a pin that was sent to it comes back. The value is used from the next migration on: PostgreSQL takes no
-- new value in the transaction that adds it.
ALTER TYPE "challenge_purpose" ADD VALUE 'confirm_email';
