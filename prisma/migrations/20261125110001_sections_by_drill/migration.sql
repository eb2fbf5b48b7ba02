-- migrate: outside a transaction
-- Found when a drill is deleted, which the records that show it must not lose.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lesson_sections_drill_id_idx" ON "lesson_sections"("drill_id");
