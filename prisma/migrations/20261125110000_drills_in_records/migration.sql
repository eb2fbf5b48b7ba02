-- A text of a record can come from a drill, whose words it holds as they were when it was written.
ALTER TABLE "lesson_sections" ADD COLUMN "drill_id" UUID;

-- AddForeignKey
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_drill_id_fkey" FOREIGN KEY ("drill_id") REFERENCES "drills"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say: drills are a coach's, and stand beside words alone.
ALTER TABLE "lesson_sections"
  ADD CONSTRAINT "lesson_sections_drill" CHECK ("drill_id" IS NULL OR ("type" = 'text' AND NOT "is_player_submitted"));
