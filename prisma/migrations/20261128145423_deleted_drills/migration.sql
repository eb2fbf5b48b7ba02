-- migrate: outside a transaction
-- Each night those that were deleted while in use are looked at, and not every drill of every library.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drills_deleted_at_idx" ON "drills"("deleted_at");
