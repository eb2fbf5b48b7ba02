-- CreateTable
CREATE TABLE "key_reminders" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "order" SMALLINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "key_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "key_reminders_user_id_id_idx" ON "key_reminders"("user_id", "id");

-- AddForeignKey
ALTER TABLE "key_reminders" ADD CONSTRAINT "key_reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: bounds.
ALTER TABLE "key_reminders"
  ADD CONSTRAINT "key_reminders_title" CHECK (char_length("title") BETWEEN 1 AND 50),
  ADD CONSTRAINT "key_reminders_notes" CHECK (char_length("notes") <= 2000),
  ADD CONSTRAINT "key_reminders_order" CHECK ("order" >= 0);
