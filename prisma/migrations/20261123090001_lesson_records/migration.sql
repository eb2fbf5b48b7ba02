-- AlterTable
ALTER TABLE "lesson_sections" ADD COLUMN     "chart" JSONB,
ADD COLUMN     "club" TEXT,
ADD COLUMN     "content" TEXT,
ADD COLUMN     "metric" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "second_file_id" UUID,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "published_at" TIMESTAMPTZ(3),
ADD COLUMN     "record_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "record_told_at" TIMESTAMPTZ(3),
ADD COLUMN     "title" TEXT;

-- CreateTable
CREATE TABLE "removed_sections" (
    "lesson_id" UUID NOT NULL,
    "ref" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "removed_sections_pkey" PRIMARY KEY ("lesson_id","ref")
);

-- CreateTable
CREATE TABLE "lesson_comments" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lesson_comments_lesson_id_id_idx" ON "lesson_comments"("lesson_id", "id");

-- CreateIndex
CREATE INDEX "lesson_comments_author_id_idx" ON "lesson_comments"("author_id");

-- CreateIndex
CREATE INDEX "lesson_sections_second_file_id_idx" ON "lesson_sections"("second_file_id");

-- AddForeignKey
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_second_file_id_fkey" FOREIGN KEY ("second_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "removed_sections" ADD CONSTRAINT "removed_sections_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: bounds that no bug of ours may pass.
ALTER TABLE "lesson_sections"
  ADD CONSTRAINT "lesson_sections_revision" CHECK ("revision" >= 1),
  ADD CONSTRAINT "lesson_sections_content" CHECK (char_length("content") <= 20000),
  ADD CONSTRAINT "lesson_sections_chart" CHECK ("chart" IS NULL OR jsonb_typeof("chart") = 'array');
ALTER TABLE "lesson_comments"
  ADD CONSTRAINT "lesson_comments_content" CHECK (char_length("content") BETWEEN 1 AND 2000);
