-- Whoever is here already keeps the rule they had; new coaches begin with it on.
ALTER TABLE "settings" ADD COLUMN     "refill_refund" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "settings" ALTER COLUMN "refill_refund" SET DEFAULT true;

-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "refilled_at" TIMESTAMPTZ(3);

-- Credits come back once, and only of a lesson that was cancelled and had been paid with them.
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_refilled" CHECK ("refilled_at" IS NULL OR ("cancelled_at" IS NOT NULL AND "payment_type" = 'credits'));
