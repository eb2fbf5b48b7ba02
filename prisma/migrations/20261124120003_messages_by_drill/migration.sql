-- migrate: outside a transaction
-- Found when a drill is deleted, which its messages must not lose.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_drill_id_idx" ON "messages"("drill_id");
