-- CreateEnum
CREATE TYPE "hold_outcome" AS ENUM ('taken', 'declined', 'lapsed', 'withdrawn');

-- CreateTable
CREATE TABLE "waiting_requests" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "date" DATE,
    "day" SMALLINT,
    "start" TIME(0) NOT NULL,
    "end" TIME(0) NOT NULL,
    "duration" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "waiting_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waiting_openings" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "spans" JSONB NOT NULL,
    "freed_by" UUID,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),

    CONSTRAINT "waiting_openings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waiting_holds" (
    "id" UUID NOT NULL,
    "opening_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "held_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "outcome" "hold_outcome",

    CONSTRAINT "waiting_holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "waiting_openings_pro_id_idx" ON "waiting_openings"("pro_id");

-- CreateIndex
CREATE INDEX "waiting_openings_freed_by_idx" ON "waiting_openings"("freed_by");

-- CreateIndex
CREATE INDEX "waiting_holds_request_id_idx" ON "waiting_holds"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "waiting_holds_opening_id_player_id_key" ON "waiting_holds"("opening_id", "player_id");

-- AddForeignKey
ALTER TABLE "waiting_requests" ADD CONSTRAINT "waiting_requests_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_requests" ADD CONSTRAINT "waiting_requests_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_openings" ADD CONSTRAINT "waiting_openings_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_openings" ADD CONSTRAINT "waiting_openings_freed_by_fkey" FOREIGN KEY ("freed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_holds" ADD CONSTRAINT "waiting_holds_opening_id_fkey" FOREIGN KEY ("opening_id") REFERENCES "waiting_openings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_holds" ADD CONSTRAINT "waiting_holds_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "waiting_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is waited for is one date or one day of every week, and a lesson fits into the window.
ALTER TABLE "waiting_requests"
  ADD CONSTRAINT "waiting_requests_date_or_day" CHECK (("date" IS NULL) <> ("day" IS NULL)),
  ADD CONSTRAINT "waiting_requests_day" CHECK ("day" BETWEEN 0 AND 6),
  ADD CONSTRAINT "waiting_requests_window" CHECK ("end" - "start" >= make_interval(mins => "duration"));
-- The line of a coach, in its order, and what one player waits for.
CREATE INDEX "waiting_requests_line" ON "waiting_requests" ("pro_id", "created_at", "id") WHERE "ended_at" IS NULL;
CREATE INDEX "waiting_requests_own" ON "waiting_requests" ("player_id", "created_at", "id") WHERE "ended_at" IS NULL;

ALTER TABLE "waiting_openings"
  ADD CONSTRAINT "waiting_openings_spans" CHECK (jsonb_typeof("spans") = 'array');
-- The sweep reads only what there is still something to do for.
CREATE INDEX "waiting_openings_due" ON "waiting_openings" ("due_at") WHERE "due_at" IS NOT NULL;

-- No two open holds of a pro overlap, whoever makes them; one that has lapsed is closed before its time is held again (D20).
ALTER TABLE "waiting_holds"
  ADD CONSTRAINT "waiting_holds_no_overlap" EXCLUDE USING gist (
    "pro_id" WITH =,
    tstzrange("starts_at", "ends_at") WITH &&
  ) WHERE ("closed_at" IS NULL),
  ADD CONSTRAINT "waiting_holds_order" CHECK ("starts_at" < "ends_at" AND "held_at" < "expires_at"),
  ADD CONSTRAINT "waiting_holds_closed" CHECK (("closed_at" IS NULL) = ("outcome" IS NULL));
CREATE INDEX "waiting_holds_open" ON "waiting_holds" ("pro_id", "expires_at") WHERE "closed_at" IS NULL;
