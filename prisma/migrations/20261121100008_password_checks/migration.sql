-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "password_checked_until" TIMESTAMPTZ(3);
