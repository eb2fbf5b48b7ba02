-- CreateEnum
CREATE TYPE "export_status" AS ENUM ('asked', 'ready', 'failed');

-- DropForeignKey
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_lesson_id_fkey";

-- AlterTable
ALTER TABLE "notification_deliveries" ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "export_status" NOT NULL DEFAULT 'asked',
    "token_hash" TEXT,
    "key" TEXT,
    "bytes" INTEGER,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_token_hash_key" ON "data_exports"("token_hash");

-- CreateIndex
CREATE INDEX "data_exports_user_id_asked_at_idx" ON "data_exports"("user_id", "asked_at");

-- CreateIndex
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One request at a time.
CREATE UNIQUE INDEX "data_exports_asked_key" ON "data_exports" ("user_id") WHERE "status" = 'asked';
-- A notice without a user is one notice too.
DROP INDEX "notification_deliveries_outbox_id_user_id_channel_key";
CREATE UNIQUE INDEX "notification_deliveries_outbox_id_user_id_channel_key"
  ON "notification_deliveries" ("outbox_id", "user_id", "channel") NULLS NOT DISTINCT;
