-- Whose number a refused text went to is looked up by it.
CREATE INDEX "users_by_phone" ON "users" ("phone") WHERE "phone" IS NOT NULL;
