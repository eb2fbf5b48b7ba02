-- CreateTable
CREATE TABLE "clubs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "telephone" TEXT,
    "website" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clubs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recurring_availability" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "day" SMALLINT NOT NULL,
    "start" TIME(0) NOT NULL,
    "end" TIME(0) NOT NULL,

    CONSTRAINT "recurring_availability_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "availability_overrides" (
    "pro_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "times" JSONB NOT NULL,

    CONSTRAINT "availability_overrides_pkey" PRIMARY KEY ("pro_id","date")
);

-- CreateIndex
CREATE INDEX "clubs_user_id_created_at_idx" ON "clubs"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "recurring_availability_pro_id_day_start_idx" ON "recurring_availability"("pro_id", "day", "start");

-- AddForeignKey
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recurring_availability" ADD CONSTRAINT "recurring_availability_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability_overrides" ADD CONSTRAINT "availability_overrides_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Touching ranges are fine, overlapping ones are not (D2): half-open minutes of the day, whoever writes them.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE "recurring_availability"
  ADD CONSTRAINT "recurring_availability_day" CHECK ("day" BETWEEN 0 AND 6),
  ADD CONSTRAINT "recurring_availability_order" CHECK ("start" < "end"),
  ADD CONSTRAINT "recurring_availability_no_overlap" EXCLUDE USING gist (
    "pro_id" WITH =,
    "day" WITH =,
    int4range(EXTRACT(epoch FROM "start")::int, EXTRACT(epoch FROM "end")::int) WITH &&
  );
