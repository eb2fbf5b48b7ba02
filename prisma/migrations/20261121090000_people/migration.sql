-- CreateEnum
CREATE TYPE "user_type" AS ENUM ('pro', 'player', 'admin');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('male', 'female');

-- CreateEnum
CREATE TYPE "handed" AS ENUM ('left', 'right');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "type" "user_type" NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "phone" TEXT,
    "pro_id" UUID,
    "dob" DATE,
    "gender" "gender",
    "handed" "handed",
    "shoe" DECIMAL(3,1),
    "timezone" TEXT NOT NULL DEFAULT 'Europe/London',
    "currency" TEXT NOT NULL DEFAULT 'GBP',
    "referral_code" TEXT,
    "calendar_token" TEXT NOT NULL,
    "subscribed_until" TIMESTAMPTZ(3),
    "stripe_id" TEXT,
    "stripe_payment_method" TEXT,
    "stripe_card" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "user_id" UUID NOT NULL,
    "notification_email" BOOLEAN NOT NULL DEFAULT true,
    "notification_text" BOOLEAN NOT NULL DEFAULT true,
    "notification_push" BOOLEAN NOT NULL DEFAULT true,
    "two_factor_auth" BOOLEAN NOT NULL DEFAULT false,
    "lesson_duration" INTEGER,
    "lesson_price" INTEGER,
    "preffered_lesson_duration" INTEGER NOT NULL DEFAULT 15,
    "video_lessons_enabled" BOOLEAN NOT NULL DEFAULT false,
    "video_lessons_price" INTEGER,
    "diary_availability_months" INTEGER NOT NULL DEFAULT 3,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_agent" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_calendar_token_key" ON "users"("calendar_token");

-- CreateIndex
CREATE INDEX "users_pro_id_last_name_first_name_id_idx" ON "users"("pro_id", "last_name", "first_name", "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One live account for an address, however it is typed (A1); the dead keep theirs.
CREATE UNIQUE INDEX "users_live_email_key" ON "users" (lower("email")) WHERE "deleted_at" IS NULL;
-- A validation code leads to one pro, however it is typed (A7).
CREATE UNIQUE INDEX "users_referral_code_key" ON "users" (upper("referral_code"));
ALTER TABLE "users" ADD CONSTRAINT "users_referral_code_of_pro" CHECK ("referral_code" IS NULL OR "type" = 'pro');
ALTER TABLE "settings" ADD CONSTRAINT "settings_months_range" CHECK ("diary_availability_months" BETWEEN 1 AND 12);
