-- migrate: outside a transaction
-- A message shows what became of each of its notices; the rest, which is most, stays out of this index.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notification_deliveries_message" ON "notification_deliveries" ("message_id") WHERE "message_id" IS NOT NULL;
