-- CreateEnum
CREATE TYPE "attendance" AS ENUM ('came', 'no_show');

-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "attendance" "attendance";

-- Nobody was or was not at a lesson that was cancelled; a guest is no player, and a video is met by nobody (D22).
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_attended" CHECK ("attendance" IS NULL OR ("cancelled_at" IS NULL AND "player_id" IS NOT NULL AND "type" = 0));
