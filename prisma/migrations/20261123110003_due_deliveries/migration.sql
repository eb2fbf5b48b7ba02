-- migrate: outside a transaction
-- The sweep for notices that the queue may have lost reads only what is due, and not the night's offers over and over.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notification_deliveries_due" ON "notification_deliveries" (COALESCE("not_before", "created_at")) WHERE "status" = 'pending';
