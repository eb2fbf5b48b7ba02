-- CreateEnum
CREATE TYPE "payment_type" AS ENUM ('credits', 'on_day', 'card');

-- CreateTable
CREATE TABLE "lessons" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "player_id" UUID,
    "guest_name" TEXT,
    "type" SMALLINT NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "duration" SMALLINT NOT NULL,
    "note" TEXT,
    "payment_type" "payment_type" NOT NULL,
    "credits" SMALLINT NOT NULL DEFAULT 0,
    "club_id" UUID,
    "venue" TEXT,
    "cancelled_at" TIMESTAMPTZ(3),
    "fee_due" BOOLEAN NOT NULL DEFAULT false,
    "reminded_for" TIMESTAMPTZ(3),
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lessons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lessons_pro_id_starts_at_id_idx" ON "lessons"("pro_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "lessons_player_id_starts_at_id_idx" ON "lessons"("player_id", "starts_at", "id");

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- No two live face-to-face lessons of a pro overlap, whoever saves them (D6).
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_no_overlap" EXCLUDE USING gist (
    "pro_id" WITH =,
    tstzrange("starts_at", "ends_at") WITH &&
  ) WHERE ("cancelled_at" IS NULL AND "type" = 0),
  ADD CONSTRAINT "lessons_order" CHECK ("starts_at" < "ends_at" OR ("type" = 1 AND "starts_at" = "ends_at")),
  ADD CONSTRAINT "lessons_player_or_guest" CHECK (("player_id" IS NULL) = ("guest_name" IS NOT NULL)),
  ADD CONSTRAINT "lessons_credits_paid" CHECK (("payment_type" = 'credits') = ("credits" > 0));
-- The reminder sweep reads only what is still to be reminded of.
CREATE INDEX "lessons_to_remind" ON "lessons" ("starts_at")
  WHERE "cancelled_at" IS NULL AND "type" = 0 AND "player_id" IS NOT NULL AND "reminded_for" IS DISTINCT FROM "starts_at";
