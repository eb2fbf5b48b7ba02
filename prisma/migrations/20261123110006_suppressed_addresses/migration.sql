-- Addresses and numbers that nothing reaches any more, or whose owners have called our mail spam (M24).
CREATE TABLE "suppressed_addresses" (
  "channel" "delivery_channel" NOT NULL,
  "address" TEXT NOT NULL,
  "reason" "delivery_reason" NOT NULL,
  "source" TEXT NOT NULL,
  "bounces" SMALLINT NOT NULL DEFAULT 1,
  "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
  "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
  -- Nothing is sent there from then on; null while it has only bounced now and then.
  "suppressed_at" TIMESTAMPTZ(3),

  CONSTRAINT "suppressed_addresses_pkey" PRIMARY KEY ("channel", "address"),
  CONSTRAINT "suppressed_addresses_source" CHECK ("source" IN ('sending', 'webhook', 'dsn', 'twilio')),
  CONSTRAINT "suppressed_addresses_channel" CHECK ("channel" <> 'push'),
  -- Found by the folded address alone: another spelling would be another row that nobody finds.
  CONSTRAINT "suppressed_addresses_folded" CHECK ("address" = fold_email("address")),
  CONSTRAINT "suppressed_addresses_bounces" CHECK ("bounces" >= 1 AND "last_seen_at" >= "first_seen_at")
);
