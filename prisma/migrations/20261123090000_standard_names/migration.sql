-- Tables and columns take the field's words. Nothing is added or removed: the old version does not run beside this one.
ALTER TABLE "released_times" RENAME TO "freed_slots";
ALTER TABLE "freed_slots" RENAME CONSTRAINT "released_times_pkey" TO "freed_slots_pkey";
ALTER TABLE "freed_slots" RENAME CONSTRAINT "released_times_lesson_id_fkey" TO "freed_slots_lesson_id_fkey";
ALTER TABLE "freed_slots" RENAME CONSTRAINT "released_times_answer" TO "freed_slots_answer";
ALTER TABLE "freed_slots" RENAME CONSTRAINT "released_times_told" TO "freed_slots_told";
ALTER INDEX "released_times_unanswered" RENAME TO "freed_slots_unanswered";

ALTER TABLE "kept_takings" RENAME TO "archived_takings";
ALTER TABLE "archived_takings" RENAME CONSTRAINT "kept_takings_pkey" TO "archived_takings_pkey";
ALTER TABLE "archived_takings" RENAME CONSTRAINT "kept_takings_paid_amount" TO "archived_takings_paid_amount";
ALTER INDEX "kept_takings_pro_id_paid_at_lesson_id_idx" RENAME TO "archived_takings_pro_id_paid_at_lesson_id_idx";
DROP TRIGGER "lessons_keep_takings" ON "lessons";
DROP FUNCTION lessons_keep_takings();
CREATE FUNCTION lessons_archive_takings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO archived_takings (lesson_id, pro_id, paid_at, paid_amount, paid_currency)
  VALUES (OLD.id, OLD.pro_id, OLD.paid_at, OLD.paid_amount, OLD.paid_currency);
  RETURN NULL;
END $$;
CREATE TRIGGER "lessons_archive_takings" AFTER DELETE ON "lessons"
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION lessons_archive_takings();

ALTER TABLE "money_proofs" RENAME TO "reconciliation_runs";
ALTER TABLE "reconciliation_runs" RENAME COLUMN "asked_at" TO "requested_at";
ALTER TABLE "reconciliation_runs" RENAME CONSTRAINT "money_proofs_pkey" TO "reconciliation_runs_pkey";
ALTER INDEX "money_proofs_finished_at_idx" RENAME TO "reconciliation_runs_finished_at_idx";
ALTER INDEX "money_proofs_one_asked" RENAME TO "reconciliation_runs_one_requested";

ALTER TABLE "provider_messages" RENAME TO "webhook_events";
ALTER TABLE "webhook_events" RENAME CONSTRAINT "provider_messages_pkey" TO "webhook_events_pkey";
ALTER INDEX "provider_messages_received_at_idx" RENAME TO "webhook_events_received_at_idx";

ALTER TABLE "purchases" RENAME COLUMN "goods" TO "metadata";
ALTER TABLE "purchases" RENAME COLUMN "proved_at" TO "reconciled_at";
ALTER INDEX "purchases_to_prove" RENAME TO "purchases_to_reconcile";
ALTER TYPE "purchase_status" RENAME VALUE 'begun' TO 'pending';

ALTER TABLE "outbox" RENAME COLUMN "told_at" TO "processed_at";
ALTER INDEX "outbox_untold" RENAME TO "outbox_unprocessed";
UPDATE "outbox" SET "topic" = 'connected_account.gone' WHERE "topic" = 'payee.gone';
UPDATE "outbox" SET "topic" = 'reconciliation.requested', "payload" = jsonb_build_object('run_id', "payload"->'proof_id')
  WHERE "topic" = 'proof.asked';
ALTER TABLE "store_purchases" RENAME COLUMN "told_at" TO "reported_at";
