-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "player_video_lesson_note" TEXT;

-- Only videos are sent with a note of their own.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_video_note" CHECK ("player_video_lesson_note" IS NULL OR "type" = 1);
