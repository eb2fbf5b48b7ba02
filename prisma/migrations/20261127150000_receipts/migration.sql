-- CreateEnum
CREATE TYPE "receipt_kind" AS ENUM ('receipt', 'credit_note');

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "vat_number" TEXT,
ADD COLUMN     "vat_rate" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "receipts" (
    "id" UUID NOT NULL,
    "purchase_id" UUID NOT NULL,
    "kind" "receipt_kind" NOT NULL,
    "pro_id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "timezone" TEXT NOT NULL,
    "seller" JSONB,
    "lines" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "vat_rate" DOUBLE PRECISION,
    "vat" INTEGER NOT NULL,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_counters" (
    "pro_id" UUID NOT NULL,
    "kind" "receipt_kind" NOT NULL,
    "year" SMALLINT NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("pro_id","kind","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "receipts_purchase_id_kind_key" ON "receipts"("purchase_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_pro_id_number_key" ON "receipts"("pro_id", "number");

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A coach who is registered for VAT has a number and a rate, in whole or half percent.
ALTER TABLE "settings"
  ADD CONSTRAINT "settings_vat_registered" CHECK (("vat_number" IS NULL) = ("vat_rate" IS NULL)),
  ADD CONSTRAINT "settings_vat_rate" CHECK ("vat_rate" BETWEEN 0 AND 100 AND "vat_rate" * 2 = floor("vat_rate" * 2));

ALTER TABLE "receipts"
  ADD CONSTRAINT "receipts_number" CHECK ("number" ~ CASE "kind" WHEN 'receipt' THEN '^F-\d{4}-\d{4,}$' ELSE '^C-\d{4}-\d{4,}$' END),
  ADD CONSTRAINT "receipts_vat" CHECK ("total" >= 0 AND "vat" BETWEEN 0 AND "total" AND ("vat_rate" IS NOT NULL OR "vat" = 0));

-- What stood on a receipt when it was written stays. Only who sold may go from it, with the seller (A13).
CREATE FUNCTION receipts_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."seller" IS NULL AND to_jsonb(NEW) - 'seller' = to_jsonb(OLD) - 'seller' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a receipt stands as it was written' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "receipts_stand" BEFORE UPDATE OR DELETE ON "receipts" FOR EACH ROW EXECUTE FUNCTION receipts_stand();
CREATE TRIGGER "receipts_are_never_emptied" BEFORE TRUNCATE ON "receipts" FOR EACH STATEMENT EXECUTE FUNCTION receipts_stand();

-- Purchases that were paid before there were numbers get theirs in the order of their payment, by seller and year of the seller's clock.
INSERT INTO "receipts" ("id", "purchase_id", "kind", "pro_id", "number", "issued_at", "timezone", "seller", "lines", "total", "currency", "vat")
SELECT gen_random_uuid(), "id", 'receipt', "pro_id", 'F-' || "year" || '-' || lpad("nth"::text, greatest(4, length("nth"::text)), '0'),
  "settled_at", coalesce("zone", 'Europe/London'), "seller",
  CASE WHEN "kind" = 'credits' AND "amount" % "credits" = 0
    THEN jsonb_build_array(jsonb_build_object('title', 'Lesson credit (15 minutes)', 'quantity', "credits",
      'unit_price', "amount" / "credits", 'amount', "amount"))
    ELSE jsonb_build_array(jsonb_build_object('title', "title", 'quantity', 1, 'unit_price', "amount", 'amount', "amount"))
  END, "amount", "currency", 0
FROM (
  SELECT *, row_number() OVER (PARTITION BY "pro_id", "year" ORDER BY "settled_at", "id") AS "nth"
  FROM (
    SELECT p.*, s."zone", s."seller", extract(year FROM p."settled_at" AT TIME ZONE coalesce(s."zone", 'Europe/London'))::int AS "year"
    FROM "purchases" p LEFT JOIN (
      SELECT u."id" AS "seller_id", coalesce(n.name, 'Europe/London') AS "zone", jsonb_build_object(
        'name', btrim(concat(u."first_name", ' ', u."last_name")), 'email', u."email", 'vat_number', NULL,
        'address', to_jsonb(array_remove(ARRAY[nullif(btrim(u."address_line1"), ''), nullif(btrim(u."address_line2"), ''),
          nullif(btrim(u."address_city"), ''), nullif(btrim(u."address_county"), ''), nullif(btrim(u."address_postcode"), '')], NULL))
      ) AS "seller"
      FROM "users" u LEFT JOIN pg_timezone_names n ON n.name = u."timezone" WHERE u."type" = 'pro'
    ) s ON s."seller_id" = p."pro_id"
    WHERE p."status" IN ('paid', 'refunding', 'refunded')
  ) "dated"
) "numbered";

INSERT INTO "receipts" ("id", "purchase_id", "kind", "pro_id", "number", "issued_at", "timezone", "seller", "lines", "total", "currency", "vat")
SELECT gen_random_uuid(), "purchase_id", 'credit_note', "pro_id",
  'C-' || "year" || '-' || lpad("nth"::text, greatest(4, length("nth"::text)), '0'),
  "refunded_at", "timezone", "seller", "lines", "total", "currency", 0
FROM (
  SELECT *, row_number() OVER (PARTITION BY "pro_id", "year" ORDER BY "refunded_at", "purchase_id") AS "nth"
  FROM (
    SELECT r.*, p."refunded_at", extract(year FROM p."refunded_at" AT TIME ZONE r."timezone")::int AS "year"
    FROM "receipts" r JOIN "purchases" p ON p."id" = r."purchase_id" WHERE p."refunded_at" IS NOT NULL
  ) "dated"
) "numbered";

INSERT INTO "receipt_counters" ("pro_id", "kind", "year", "last_number")
SELECT "pro_id", "kind", split_part("number", '-', 2)::smallint, count(*) FROM "receipts" GROUP BY 1, 2, 3;
