-- migrate: outside a transaction
-- Places in group lessons are reminded of as lessons are; this index replaces "lessons_to_remind", which knows the others alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_due_reminders" ON "lessons" ("starts_at")
  WHERE "cancelled_at" IS NULL AND "type" IN (0, 3) AND "player_id" IS NOT NULL AND "reminded_for" IS DISTINCT FROM "starts_at";
