-- CreateEnum
CREATE TYPE "purchase_kind" AS ENUM ('credits', 'offer', 'video_lesson');

-- CreateEnum
CREATE TYPE "purchase_status" AS ENUM ('begun', 'paid', 'failed', 'refunding', 'refunded');

-- AlterEnum
ALTER TYPE "credit_movement" ADD VALUE 'refunded';

-- AlterTable
ALTER TABLE "credit_lots" ADD COLUMN     "currency" TEXT NOT NULL DEFAULT 'GBP',
ADD COLUMN     "purchase_id" UUID,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "remind_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "unit_value" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "purchases" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "kind" "purchase_kind" NOT NULL,
    "status" "purchase_status" NOT NULL DEFAULT 'begun',
    "player_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "credits" SMALLINT NOT NULL DEFAULT 0,
    "offer_id" UUID,
    "lesson_id" UUID,
    "goods" JSONB,
    "stripe_id" TEXT,
    "stripe_account_id" TEXT,
    "payment_intent_id" TEXT,
    "card" TEXT,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "refund_id" TEXT,

    CONSTRAINT "purchases_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "purchases_number_key" ON "purchases"("number");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_payment_intent_id_key" ON "purchases"("payment_intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_refund_id_key" ON "purchases"("refund_id");

-- CreateIndex
CREATE INDEX "purchases_player_id_created_at_id_idx" ON "purchases"("player_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "purchases_pro_id_settled_at_id_idx" ON "purchases"("pro_id", "settled_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_player_id_key_key" ON "purchases"("player_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "credit_lots_purchase_id_key" ON "credit_lots"("purchase_id");

-- CreateIndex
CREATE INDEX "credit_lots_pro_id_expires_at_id_idx" ON "credit_lots"("pro_id", "expires_at", "id");

-- AddForeignKey
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An attempt is of somebody real, for a sum that may be taken, and once paid it names the payment that paid it.
ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_amount" CHECK ("amount" >= 0 AND ("amount" > 0 OR "kind" = 'offer')),
  ADD CONSTRAINT "purchases_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "purchases_credits" CHECK ("credits" >= 0 AND ("kind" <> 'credits' OR "credits" BETWEEN 1 AND 20)),
  ADD CONSTRAINT "purchases_paid_for" CHECK ("status" IN ('begun', 'failed') OR "amount" = 0 OR "payment_intent_id" IS NOT NULL),
  ADD CONSTRAINT "purchases_settled" CHECK (("status" = 'begun') = ("settled_at" IS NULL)),
  ADD CONSTRAINT "purchases_refunded" CHECK (("status" = 'refunded') = ("refunded_at" IS NOT NULL));

-- What the reconcile job looks for: few rows, however many purchases there are.
CREATE INDEX "purchases_unfinished" ON "purchases" ("created_at", "id") WHERE "status" IN ('begun', 'refunding');

ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_unit_value" CHECK ("unit_value" >= 0);
-- What the expiry sweep and the reminders look for.
CREATE INDEX "credit_lots_to_expire" ON "credit_lots" ("expires_at", "id") WHERE "remaining" > 0;
CREATE INDEX "credit_lots_to_remind" ON "credit_lots" ("remind_at", "id") WHERE "remaining" > 0 AND "reminded_at" IS NULL;

-- Lots from before are reminded of as new ones are: one calendar month before their last day ends.
UPDATE "credit_lots" SET "remind_at" = "expires_at" - interval '1 month' WHERE "source" <> 'grace';
