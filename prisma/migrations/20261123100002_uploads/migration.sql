-- CreateEnum
CREATE TYPE "upload_use" AS ENUM ('record_image', 'record_video', 'record_voice', 'message_image');

-- AlterTable
ALTER TABLE "lesson_sections" ADD COLUMN     "voice_file_id" UUID;

-- CreateTable
CREATE TABLE "uploads" (
    "id" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "use" "upload_use" NOT NULL,
    "filename" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "writer" UUID,
    "held_until" TIMESTAMPTZ(3),
    "is_wanted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "uploads_file_id_key" ON "uploads"("file_id");

-- CreateIndex
CREATE INDEX "lesson_sections_voice_file_id_idx" ON "lesson_sections"("voice_file_id");

-- AddForeignKey
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_voice_file_id_fkey" FOREIGN KEY ("voice_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: bounds that no bug of ours may pass.
ALTER TABLE "uploads"
  ADD CONSTRAINT "uploads_id" CHECK ("id" ~ '^[0-9a-f]{48}$'),
  ADD CONSTRAINT "uploads_filename" CHECK (char_length("filename") <= 255),
  ADD CONSTRAINT "uploads_bytes" CHECK ("bytes" >= 0);
