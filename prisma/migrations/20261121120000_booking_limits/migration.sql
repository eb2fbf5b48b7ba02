-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "booking_notice_hours" SMALLINT NOT NULL DEFAULT 2,
ADD COLUMN     "lesson_buffer_minutes" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "lessons_per_day" SMALLINT;

-- The limits a coach may set: a week of notice, an hour between lessons in steps of the diary, a day of quarter hours.
ALTER TABLE "settings"
  ADD CONSTRAINT "settings_notice_range" CHECK ("booking_notice_hours" BETWEEN 0 AND 168),
  ADD CONSTRAINT "settings_buffer_steps" CHECK ("lesson_buffer_minutes" BETWEEN 0 AND 60 AND "lesson_buffer_minutes" % 15 = 0),
  ADD CONSTRAINT "settings_lessons_per_day_range" CHECK ("lessons_per_day" BETWEEN 1 AND 96);
