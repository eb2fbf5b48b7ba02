-- One email a day for messages and offers, for whoever chose it (M27): what waits for it, and the time of day at which it comes.
ALTER TABLE "settings"
  ADD COLUMN "digest_at" SMALLINT,
  ADD CONSTRAINT "settings_digest_at" CHECK ("digest_at" BETWEEN 0 AND 1439);

CREATE TABLE "digest_items" (
    "id" UUID NOT NULL,
    "outbox_id" BIGINT NOT NULL,
    "user_id" UUID NOT NULL,
    "message_id" UUID,
    "offer_id" UUID,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "digest_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "digest_items_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "digest_items_outbox_id_user_id_key" ON "digest_items"("outbox_id", "user_id");
CREATE INDEX "digest_items_user_id_created_at_idx" ON "digest_items"("user_id", "created_at");
CREATE INDEX "digest_items_message_id_idx" ON "digest_items"("message_id");
CREATE INDEX "digest_items_offer_id_idx" ON "digest_items"("offer_id");
CREATE INDEX "digest_items_digest_id_idx" ON "digest_items"("digest_id");
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: an item is a message or an offer; what waits for its mail is found by the time at which that comes.
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_kind" CHECK (num_nonnulls("message_id", "offer_id") = 1);
CREATE INDEX "digest_items_due" ON "digest_items" ("due_at", "user_id") WHERE "digest_id" IS NULL;

-- The mail that its items came with tells what became of them.
ALTER TABLE "notification_deliveries" ADD COLUMN "digest_id" UUID;
CREATE UNIQUE INDEX "notification_deliveries_digest_id_key" ON "notification_deliveries"("digest_id");
