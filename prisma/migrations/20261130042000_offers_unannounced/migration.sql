-- migrate: outside a transaction
-- The offers that no player was told of, by their first day; one without a first day may be among them, and comes before all days.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_unannounced" ON "offers" ((coalesce("started_at", '-infinity'::date)), "id")
  WHERE "announced_at" IS NULL;
