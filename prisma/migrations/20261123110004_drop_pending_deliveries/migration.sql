-- migrate: outside a transaction
-- "notification_deliveries_due" has taken its place.
DROP INDEX CONCURRENTLY IF EXISTS "notification_deliveries_pending";
