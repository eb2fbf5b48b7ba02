ALTER TABLE "settings" ADD COLUMN     "first_steps_dismissed_at" TIMESTAMPTZ(3);

-- Whoever has given lessons is no new coach: the list of first steps is not put before them.
UPDATE "settings" SET "first_steps_dismissed_at" = now()
WHERE EXISTS (SELECT FROM "lessons" WHERE "lessons"."pro_id" = "settings"."user_id");
