-- CreateEnum
CREATE TYPE "provider_status" AS ENUM ('none', 'pending', 'verified', 'refused');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "account_last4" TEXT,
ADD COLUMN     "account_status" "provider_status" NOT NULL DEFAULT 'none',
ADD COLUMN     "address_city" TEXT,
ADD COLUMN     "address_county" TEXT,
ADD COLUMN     "address_line1" TEXT,
ADD COLUMN     "address_line2" TEXT,
ADD COLUMN     "address_postcode" TEXT,
ADD COLUMN     "card_later_at" TIMESTAMPTZ(3),
ADD COLUMN     "identity_status" "provider_status" NOT NULL DEFAULT 'none',
ADD COLUMN     "skills_enabled" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "tos_accepted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "token_hash" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "sent" SMALLINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "onboardings" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "pro_id" UUID NOT NULL,
    "invitation_id" UUID,
    "user_id" UUID,
    "step" SMALLINT NOT NULL DEFAULT 2,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "address_line1" TEXT,
    "address_line2" TEXT,
    "address_city" TEXT,
    "address_postcode" TEXT,
    "address_county" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "phone" TEXT,
    "dob" DATE,
    "gender" "gender",
    "handed" "handed",
    "tos_accepted_at" TIMESTAMPTZ(3),
    "stripe_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "onboardings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_pro_id_last_name_first_name_id_idx" ON "invitations"("pro_id", "last_name", "first_name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "onboardings_token_hash_key" ON "onboardings"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "onboardings_user_id_key" ON "onboardings"("user_id");

-- CreateIndex
CREATE INDEX "onboardings_expires_at_idx" ON "onboardings"("expires_at");

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A pro invites an address once at a time, however it is typed (A10); an open code leads to one invitation (A7).
CREATE UNIQUE INDEX "invitations_open_email_key" ON "invitations" ("pro_id", lower("email")) WHERE "accepted_at" IS NULL;
CREATE UNIQUE INDEX "invitations_open_code_key" ON "invitations" (upper("code")) WHERE "accepted_at" IS NULL;
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_step_range" CHECK ("step" BETWEEN 2 AND 6);
ALTER TABLE "users" ADD CONSTRAINT "users_shoe_range" CHECK ("shoe" IS NULL OR ("shoe" BETWEEN 2 AND 15 AND "shoe" * 2 = trunc("shoe" * 2)));
-- What the daily sweep looks for: invitations that led to somebody, once their links are out of date.
CREATE INDEX "invitations_accepted" ON "invitations" ("expires_at") WHERE "accepted_at" IS NOT NULL;
