-- CreateTable
CREATE TABLE "push_subscriptions" (
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id_hash" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("endpoint")
);

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "push_subscriptions_session_id_hash_idx" ON "push_subscriptions"("session_id_hash");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_hash_fkey" FOREIGN KEY ("session_id_hash") REFERENCES "sessions"("id_hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: an address fits its index, and keys are what a push can be encrypted with: 65 and 16 bytes of base64url.
ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_endpoint" CHECK ("endpoint" ~ '^https?://' AND char_length("endpoint") <= 2048),
  ADD CONSTRAINT "push_subscriptions_p256dh" CHECK ("p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
  ADD CONSTRAINT "push_subscriptions_auth" CHECK ("auth" ~ '^[A-Za-z0-9_-]{22}$'),
  ADD CONSTRAINT "push_subscriptions_device" CHECK (char_length("device") <= 100);
