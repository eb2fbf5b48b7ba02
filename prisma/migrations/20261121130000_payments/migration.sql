-- AlterTable
ALTER TABLE "users" ADD COLUMN     "stripe_account_id" TEXT;

-- CreateTable
CREATE TABLE "provider_messages" (
    "id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_messages_received_at_idx" ON "provider_messages"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_id_key" ON "users"("stripe_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_payment_method_key" ON "users"("stripe_payment_method");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_account_id_key" ON "users"("stripe_account_id");

-- A card is somebody's: without a customer nothing could be taken from it.
ALTER TABLE "users" ADD CONSTRAINT "users_card_of_customer" CHECK ("stripe_payment_method" IS NULL OR "stripe_id" IS NOT NULL);
