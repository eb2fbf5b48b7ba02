-- DropIndex
DROP INDEX "money_alerts_found_at_id_idx";

-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "proved_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "money_proofs" (
    "id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "lots" INTEGER NOT NULL DEFAULT 0,
    "purchases" INTEGER NOT NULL DEFAULT 0,
    "payments" INTEGER NOT NULL DEFAULT 0,
    "alerts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "money_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "money_proofs_finished_at_idx" ON "money_proofs"("finished_at");

-- One proof is asked for at a time, however many admins and nights ask.
CREATE UNIQUE INDEX "money_proofs_one_asked" ON "money_proofs" (("finished_at" IS NULL)) WHERE "finished_at" IS NULL;
-- What changed since it was last held against the provider's books comes first, then what was looked at longest ago.
CREATE INDEX "purchases_to_prove" ON "purchases" ("proved_at" NULLS FIRST, "id")
  WHERE "status" IN ('paid', 'refunded') AND "payment_intent_id" IS NOT NULL;
-- The admin's list: open faults first, then those found right again, the newest first.
CREATE INDEX "money_alerts_listed" ON "money_alerts" (("resolved_at" IS NOT NULL), "found_at" DESC, "id" DESC);
