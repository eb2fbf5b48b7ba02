-- AlterTable
ALTER TABLE "lesson_sections" ADD COLUMN     "overlay" JSONB;

-- What Prisma cannot say: an overlay is a list, and no bug of ours makes it endless.
ALTER TABLE "lesson_sections"
  ADD CONSTRAINT "lesson_sections_overlay"
  CHECK ("overlay" IS NULL OR (jsonb_typeof("overlay") = 'array' AND jsonb_array_length("overlay") <= 40));
