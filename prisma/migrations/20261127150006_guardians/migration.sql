-- AlterTable
ALTER TABLE "lesson_comments" ADD COLUMN     "guardian_id" UUID;

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "guardian_id" UUID;

-- AlterTable
ALTER TABLE "notification_deliveries" ADD COLUMN     "child_id" UUID;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "acting_for" UUID;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "guardian_id" UUID,
ALTER COLUMN "email" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "lesson_comments_guardian_id_idx" ON "lesson_comments"("guardian_id");

-- CreateIndex
CREATE INDEX "messages_guardian_id_idx" ON "messages"("guardian_id");

-- CreateIndex
CREATE INDEX "notification_deliveries_child_id_idx" ON "notification_deliveries"("child_id");

-- CreateIndex
CREATE INDEX "sessions_acting_for_idx" ON "sessions"("acting_for");

-- CreateIndex
CREATE INDEX "users_guardian_id_idx" ON "users"("guardian_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_guardian_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_fkey" FOREIGN KEY ("acting_for") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_guardian_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_guardian_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A child in somebody's care is a player whose age is known, and nobody is in their own (A15).
ALTER TABLE "users"
  ADD CONSTRAINT "users_guarded" CHECK ("guardian_id" IS NULL OR ("type" = 'player' AND "dob" IS NOT NULL AND "guardian_id" <> "id"));

-- Whoever has no address has no sign-in either, and a guardian who has one.
ALTER TABLE "users"
  ADD CONSTRAINT "users_reachable" CHECK ("email" IS NOT NULL OR ("guardian_id" IS NOT NULL AND "password_hash" IS NULL AND "email_verified_at" IS NULL));

-- What a guardian writes is written for the child that sends it.
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_guardian" CHECK ("guardian_id" IS NULL OR ("player_id" IS NOT NULL AND "sender_id" = "player_id" AND "guardian_id" <> "sender_id"));
ALTER TABLE "lesson_comments"
  ADD CONSTRAINT "lesson_comments_guardian" CHECK ("guardian_id" IS NULL OR "guardian_id" <> "author_id");

-- Nobody acts for themself, and a child's notice that goes to a guardian goes to somebody.
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_acting_for" CHECK ("acting_for" IS NULL OR "acting_for" <> "user_id");
ALTER TABLE "notification_deliveries"
  ADD CONSTRAINT "notification_deliveries_child" CHECK ("child_id" IS NULL OR ("user_id" IS NOT NULL AND "user_id" <> "child_id"));

-- A child without an address is found by name.
DROP INDEX "users_findable";
CREATE INDEX "users_findable" ON "users" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')) gin_trgm_ops)
  WHERE "deleted_at" IS NULL;
