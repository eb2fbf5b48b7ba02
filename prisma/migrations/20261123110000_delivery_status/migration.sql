-- What became of each notice, as the coach reads it (M22).
CREATE TYPE "delivery_reason" AS ENUM (
  'mailbox_full', 'no_such_address', 'refused', 'marked_as_spam', 'suppressed',
  'no_device', 'no_phone', 'number_unreachable', 'no_provider', 'provider_down'
);
ALTER TABLE "notification_deliveries"
  ADD COLUMN "reason" "delivery_reason",
  ADD COLUMN "message_id" UUID,
  ADD COLUMN "delivered_at" TIMESTAMPTZ(3),
  ADD COLUMN "opened_at" TIMESTAMPTZ(3),
  -- What went out has no reason for not having done so.
  ADD CONSTRAINT "notification_deliveries_reason" CHECK ("reason" IS NULL OR "status" <> 'sent');
