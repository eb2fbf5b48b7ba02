-- migrate: outside a transaction
-- The lessons that were changed since they were booked, by the name of the attempt: made again it is answered with them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_changed_by_key" ON "lessons" ("pro_id", "key")
  WHERE "key" IS NOT NULL AND "cancelled_at" IS NULL AND "sequence" > 0;
