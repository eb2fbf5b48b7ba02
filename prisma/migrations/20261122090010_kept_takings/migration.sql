-- CreateTable
CREATE TABLE "kept_takings" (
    "lesson_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_amount" INTEGER NOT NULL,
    "paid_currency" TEXT NOT NULL,

    CONSTRAINT "kept_takings_pkey" PRIMARY KEY ("lesson_id")
);

-- CreateIndex
CREATE INDEX "kept_takings_pro_id_paid_at_lesson_id_idx" ON "kept_takings"("pro_id", "paid_at", "lesson_id");

ALTER TABLE "kept_takings" ADD CONSTRAINT "kept_takings_paid_amount" CHECK ("paid_amount" >= 0);

-- A player who leaves takes their lessons along. What the pro took for them stays in the pro's books, without a name (A13):
-- whoever deletes the lesson, its money is written down here in the same transaction.
CREATE FUNCTION lessons_keep_takings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_takings (lesson_id, pro_id, paid_at, paid_amount, paid_currency)
  VALUES (OLD.id, OLD.pro_id, OLD.paid_at, OLD.paid_amount, OLD.paid_currency);
  RETURN NULL;
END $$;
CREATE TRIGGER "lessons_keep_takings" AFTER DELETE ON "lessons"
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION lessons_keep_takings();

-- Refunds count in the month they were given in, however old the purchase.
CREATE INDEX "purchases_refunded_by_day" ON "purchases" ("pro_id", "refunded_at", "id") WHERE "refunded_at" IS NOT NULL;
