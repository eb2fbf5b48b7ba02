-- A lesson that was paid and then cancelled late may be let go: its waiver is kept beside its money, so that nothing is due when the
-- money is given back (D13a, D21). Of one that stands there is no fee to waive.
ALTER TABLE "lessons"
  DROP CONSTRAINT "lessons_fee_once",
  ADD CONSTRAINT "lessons_fee_once" CHECK ("paid_at" IS NULL OR "fee_waived_at" IS NULL OR "cancelled_at" IS NOT NULL);
