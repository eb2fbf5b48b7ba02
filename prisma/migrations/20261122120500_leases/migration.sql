-- A worker holds what it sends by a lease, not by a transaction: nothing stays locked while it talks to the outside world.
ALTER TABLE "notification_deliveries"
  ADD COLUMN "claim_token" UUID,
  ADD COLUMN "claimed_until" TIMESTAMPTZ(3),
  ADD COLUMN "handed_over_at" TIMESTAMPTZ(3);

-- The same for the rows that a relay is handing to the queue.
ALTER TABLE "outbox" ADD COLUMN "claimed_until" TIMESTAMPTZ(3);

-- The questions put to the card provider about payees, in their order: of two answers the one to the later question stays.
CREATE SEQUENCE "payee_questions";
ALTER TABLE "users" ADD COLUMN "standing_question" BIGINT;
