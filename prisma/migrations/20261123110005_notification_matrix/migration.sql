-- What a person is told of by which channel, under the three switches: only what is switched off is kept (M25).
ALTER TABLE "settings"
  ADD COLUMN "notification_off" TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "settings_notification_off" CHECK ("notification_off" <@ ARRAY[
    'lessons:push', 'lessons:email', 'lessons:text', 'reminders:push', 'reminders:email',
    'messages:push', 'messages:email', 'records:push', 'records:email', 'offers:push',
    'offers:email', 'freed_times:push', 'freed_times:email', 'credits:push', 'credits:email',
    'players:push', 'players:email'
  ] AND cardinality("notification_off") <= 17);
