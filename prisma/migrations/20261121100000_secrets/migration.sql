-- CreateEnum
CREATE TYPE "challenge_purpose" AS ENUM ('two_factor', 'reset', 'set_password');

-- CreateTable
CREATE TABLE "challenges" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "challenge_purpose" NOT NULL,
    "token_hash" TEXT,
    "pin_hash" TEXT,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "challenges_token_hash_key" ON "challenges"("token_hash");

-- CreateIndex
CREATE INDEX "challenges_user_id_purpose_created_at_idx" ON "challenges"("user_id", "purpose", "created_at");

-- CreateIndex
CREATE INDEX "challenges_expires_at_idx" ON "challenges"("expires_at");

-- AddForeignKey
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "challenges" ADD CONSTRAINT "challenges_tries_range" CHECK ("tries" BETWEEN 0 AND 5);
-- One open secret a person and purpose: a new one takes the place of the last.
CREATE UNIQUE INDEX "challenges_open_key" ON "challenges" ("user_id", "purpose") WHERE "settled_at" IS NULL;
