-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "seen_at" TIMESTAMPTZ(3);
