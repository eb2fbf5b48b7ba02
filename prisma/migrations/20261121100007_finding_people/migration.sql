-- Admins find people by any part of a name or an address, and read them all by name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "users_findable" ON "users" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "users_by_name" ON "users" (lower("last_name"), lower("first_name"), "id") WHERE "deleted_at" IS NULL;
