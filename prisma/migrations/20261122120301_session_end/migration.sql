-- The end of a session that no use of it puts off. Those that are open now have theirs counted from their sign-in.
ALTER TABLE "sessions" ADD COLUMN "ends_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '180 days'::interval);
UPDATE "sessions" SET "ends_at" = "created_at" + '180 days'::interval;
