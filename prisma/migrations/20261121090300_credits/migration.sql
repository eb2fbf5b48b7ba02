-- CreateEnum
CREATE TYPE "credit_source" AS ENUM ('bought', 'given', 'grace');

-- CreateEnum
CREATE TYPE "credit_movement" AS ENUM ('bought', 'given', 'spent', 'returned', 'expired');

-- CreateTable
CREATE TABLE "credit_lots" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "source" "credit_source" NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "remaining" SMALLINT NOT NULL DEFAULT 0,
    "purchased_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_on" DATE NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_lots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_ledger" (
    "id" BIGSERIAL NOT NULL,
    "lot_id" UUID NOT NULL,
    "movement" "credit_movement" NOT NULL,
    "amount" SMALLINT NOT NULL,
    "lesson_id" UUID,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_ledger_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "credit_lots_player_id_pro_id_expires_at_id_idx" ON "credit_lots"("player_id", "pro_id", "expires_at", "id");

-- CreateIndex
CREATE INDEX "credit_ledger_lot_id_id_idx" ON "credit_ledger"("lot_id", "id");

-- CreateIndex
CREATE INDEX "credit_ledger_lesson_id_idx" ON "credit_ledger"("lesson_id");

-- AddForeignKey
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "credit_lots"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The database refuses a lot that is overspent or overfull (C1).
ALTER TABLE "credit_lots"
  ADD CONSTRAINT "credit_lots_not_negative" CHECK ("remaining" >= 0),
  ADD CONSTRAINT "credit_lots_not_overfull" CHECK ("remaining" <= "quantity"),
  ADD CONSTRAINT "credit_lots_quantity" CHECK ("quantity" > 0);
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_moves" CHECK ("amount" <> 0);

-- A lot's remainder follows the ledger and nothing else, so that the two cannot disagree.
CREATE FUNCTION credit_ledger_moves_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_lots SET remaining = remaining + NEW.amount WHERE id = NEW.lot_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "credit_ledger_moves_lot" AFTER INSERT ON "credit_ledger"
  FOR EACH ROW EXECUTE FUNCTION credit_ledger_moves_lot();

-- What was written in the ledger stays written.
CREATE FUNCTION credit_ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the credit ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "credit_ledger_is_append_only" BEFORE UPDATE OR DELETE ON "credit_ledger"
  FOR EACH ROW EXECUTE FUNCTION credit_ledger_is_append_only();
CREATE TRIGGER "credit_ledger_is_never_emptied" BEFORE TRUNCATE ON "credit_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION credit_ledger_is_append_only();
