-- CreateTable
CREATE TABLE "released_times" (
    "lesson_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "response" BOOLEAN,
    "told" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "released_times_pkey" PRIMARY KEY ("lesson_id")
);

-- AddForeignKey
ALTER TABLE "released_times" ADD CONSTRAINT "released_times_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a pro has still to answer, oldest first; an answer is given when it is settled, and only a yes is told.
CREATE INDEX "released_times_unanswered" ON "released_times" ("pro_id", "created_at", "lesson_id") WHERE "settled_at" IS NULL;
ALTER TABLE "released_times"
  ADD CONSTRAINT "released_times_answer" CHECK ("response" IS NULL OR "settled_at" IS NOT NULL),
  ADD CONSTRAINT "released_times_told" CHECK (NOT "told" OR "response");
