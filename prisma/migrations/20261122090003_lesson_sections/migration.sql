-- CreateEnum
CREATE TYPE "section_type" AS ENUM ('text', 'singleImage', 'doubleImage', 'video', 'chart', 'putting_chart');

-- AlterTable
ALTER TABLE "files" ALTER COLUMN "width" DROP NOT NULL,
ALTER COLUMN "height" DROP NOT NULL;

-- CreateTable
CREATE TABLE "lesson_sections" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "ref" TEXT NOT NULL,
    "type" "section_type" NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID,
    "is_player_submitted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_sections_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lesson_sections_file_id_idx" ON "lesson_sections"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_sections_lesson_id_ref_key" ON "lesson_sections"("lesson_id", "ref");

-- AddForeignKey
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
