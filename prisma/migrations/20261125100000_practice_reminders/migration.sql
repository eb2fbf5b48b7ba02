-- The last day on which a player was reminded of practice: one row a player, so that a day has one reminder (P26).
CREATE TABLE "practice_reminders" (
    "player_id" UUID NOT NULL,
    "reminded_on" DATE NOT NULL,

    CONSTRAINT "practice_reminders_pkey" PRIMARY KEY ("player_id")
);
ALTER TABLE "practice_reminders" ADD CONSTRAINT "practice_reminders_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is set for a day and still to be practised: what the sweep of reminders reads.
CREATE INDEX "practice_sessions_to_do" ON "practice_sessions" ("due_on", "plan_id") WHERE "done_at" IS NULL AND "removed_at" IS NULL;

-- Practice and goals are a row of their own of what people choose to be told of (M25).
ALTER TABLE "settings"
  DROP CONSTRAINT "settings_notification_off",
  ADD CONSTRAINT "settings_notification_off" CHECK ("notification_off" <@ ARRAY[
    'lessons:push', 'lessons:email', 'lessons:text', 'reminders:push', 'reminders:email',
    'messages:push', 'messages:email', 'records:push', 'records:email', 'practice:push', 'practice:email',
    'offers:push', 'offers:email', 'freed_times:push', 'freed_times:email', 'credits:push', 'credits:email',
    'players:push', 'players:email'
  ] AND cardinality("notification_off") <= 19);
