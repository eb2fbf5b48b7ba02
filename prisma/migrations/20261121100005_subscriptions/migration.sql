-- CreateEnum
CREATE TYPE "store" AS ENUM ('apple', 'google', 'local');

-- CreateTable
CREATE TABLE "store_purchases" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "store" "store" NOT NULL,
    "product_id" TEXT NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "original_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "store_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store_notifications" (
    "store" "store" NOT NULL,
    "id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "store_notifications_pkey" PRIMARY KEY ("store","id")
);

-- CreateIndex
CREATE INDEX "store_notifications_received_at_idx" ON "store_notifications"("received_at");

-- CreateIndex
CREATE INDEX "store_purchases_user_id_expires_at_idx" ON "store_purchases"("user_id", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "store_purchases_store_transaction_id_key" ON "store_purchases"("store", "transaction_id");

-- AddForeignKey
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A subscription is one person's, renewals and all, whoever shows its receipt.
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_one_owner"
  EXCLUDE USING gist ("store" WITH =, "original_id" WITH =, "user_id" WITH <>);
