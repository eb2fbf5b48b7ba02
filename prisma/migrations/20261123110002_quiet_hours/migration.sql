-- Quiet hours: pushes and texts that can wait do so until their end (M9).
ALTER TABLE "settings"
  ADD COLUMN "quiet_from" SMALLINT DEFAULT 1260,
  ADD COLUMN "quiet_until" SMALLINT DEFAULT 420,
  ADD CONSTRAINT "settings_quiet_hours" CHECK (
    ("quiet_from" IS NULL AND "quiet_until" IS NULL)
    OR ("quiet_from" IS NOT NULL AND "quiet_until" IS NOT NULL AND "quiet_from" <> "quiet_until"
      AND "quiet_from" BETWEEN 0 AND 1439 AND "quiet_until" BETWEEN 0 AND 1439)
  );
ALTER TABLE "notification_deliveries" ADD COLUMN "not_before" TIMESTAMPTZ(3);
