-- CreateTable
CREATE TABLE "record_shares" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "record_shares_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "record_shares_lesson_id_key" ON "record_shares"("lesson_id");

-- CreateIndex
CREATE UNIQUE INDEX "record_shares_token_hash_key" ON "record_shares"("token_hash");

-- AddForeignKey
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a link ends after it began.
ALTER TABLE "record_shares"
  ADD CONSTRAINT "record_shares_expires" CHECK ("expires_at" > "created_at");
