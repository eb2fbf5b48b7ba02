-- migrate: outside a transaction
-- Found when what they name is deleted, which would read all of their table for it; a picture's profile with each read of that picture.
-- Indexes of what is live alone do not serve: the rest names people, lessons and files as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pro_profiles_image_id_idx" ON "pro_profiles"("image_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lessons_club_id_idx" ON "lessons"("club_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "waiting_requests_player_id_idx" ON "waiting_requests"("player_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "waiting_requests_pro_id_idx" ON "waiting_requests"("pro_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "place_requests_player_id_idx" ON "place_requests"("player_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "place_requests_lesson_id_idx" ON "place_requests"("lesson_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "push_tokens_session_id_hash_idx" ON "push_tokens"("session_id_hash");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "onboardings_pro_id_idx" ON "onboardings"("pro_id");
