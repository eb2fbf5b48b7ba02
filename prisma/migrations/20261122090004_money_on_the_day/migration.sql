-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "fee_waived_at" TIMESTAMPTZ(3),
ADD COLUMN     "paid_amount" INTEGER,
ADD COLUMN     "paid_at" TIMESTAMPTZ(3),
ADD COLUMN     "paid_currency" TEXT;

-- Money noted is a sum in a currency; it is noted of lessons that were to be paid on the day, and a fee is paid or waived, not both.
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_paid" CHECK (("paid_at" IS NULL) = ("paid_amount" IS NULL) AND ("paid_at" IS NULL) = ("paid_currency" IS NULL)),
  ADD CONSTRAINT "lessons_paid_amount" CHECK ("paid_amount" >= 0),
  ADD CONSTRAINT "lessons_paid_on_day" CHECK ("paid_at" IS NULL OR "payment_type" = 'on_day'),
  ADD CONSTRAINT "lessons_fee_settled" CHECK (NOT "fee_due" OR ("paid_at" IS NULL AND "fee_waived_at" IS NULL)),
  ADD CONSTRAINT "lessons_fee_once" CHECK ("paid_at" IS NULL OR "fee_waived_at" IS NULL);
CREATE INDEX "lessons_fee_due" ON "lessons" ("pro_id", "starts_at", "id") WHERE "fee_due";
CREATE INDEX "lessons_paid_by_day" ON "lessons" ("pro_id", "paid_at", "id") WHERE "paid_at" IS NOT NULL;
