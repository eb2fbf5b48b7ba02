-- migrate: outside a transaction
-- What names somebody in an event goes with them (A13): addresses when they are erased, the name that their coach is told once that is
-- told. Both are a handful among all that was told, and are found without reading the rest.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_changed_emails" ON "outbox" (("payload"->>'user_id')) WHERE "topic" = 'email.changed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_erased_names" ON "outbox" ("id") WHERE "topic" = 'player.erased' AND "payload"->>'first_name' <> '';
