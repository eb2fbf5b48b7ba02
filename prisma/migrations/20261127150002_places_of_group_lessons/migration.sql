-- migrate: outside a transaction
-- The places of a group lesson, and the group lessons of a pro with themselves.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_of_group" ON "lessons" ("group_lesson_id") WHERE "group_lesson_id" IS NOT NULL;
