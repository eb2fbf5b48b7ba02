-- migrate: outside a transaction
-- They served the foreign keys that are gone: nothing else looks for these.
DROP INDEX CONCURRENTLY IF EXISTS "lesson_comments_guardian_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "messages_guardian_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "sessions_acting_for_idx";
