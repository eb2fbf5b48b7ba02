-- migrate: outside a transaction
-- A player has one place in a group lesson, however often they ask for it.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "lessons_one_place" ON "lessons" ("group_lesson_id", "player_id") WHERE "type" = 3 AND "cancelled_at" IS NULL;
