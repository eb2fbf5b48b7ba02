-- CreateEnum
CREATE TYPE "money_alert_kind" AS ENUM ('ledger', 'purchase', 'unknown_payment');

-- CreateTable
CREATE TABLE "money_alerts" (
    "id" UUID NOT NULL,
    "kind" "money_alert_kind" NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "money_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "money_alerts_found_at_id_idx" ON "money_alerts"("found_at", "id");

-- A fault is open once, however many nights find it.
CREATE UNIQUE INDEX "money_alerts_open" ON "money_alerts" ("kind", "subject") WHERE "resolved_at" IS NULL;
