-- migrate: outside a transaction
-- "offers_unannounced" has taken its place.
DROP INDEX CONCURRENTLY IF EXISTS "offers_to_announce";
