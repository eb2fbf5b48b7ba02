-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- What was handed to the queue and never came out of it is handed over again; only that is read for it.
CREATE INDEX "outbox_untold" ON "outbox" ("id") WHERE "published_at" IS NOT NULL AND "told_at" IS NULL;
