-- CreateEnum
CREATE TYPE "video_status" AS ENUM ('processing', 'ready', 'failed');

-- CreateTable
CREATE TABLE "videos" (
    "file_id" UUID NOT NULL,
    "status" "video_status" NOT NULL DEFAULT 'processing',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "error" TEXT,
    "duration_ms" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "fps" DOUBLE PRECISION,
    "slow" BOOLEAN NOT NULL DEFAULT false,
    "strike_ms" INTEGER,
    "claim_token" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "videos_pkey" PRIMARY KEY ("file_id")
);

-- AddForeignKey
ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a video that is ready says what it is, one that failed says why, and only one that is neither is in hand.
ALTER TABLE "videos"
  ADD CONSTRAINT "videos_progress" CHECK ("progress" BETWEEN 0 AND 100),
  ADD CONSTRAINT "videos_failed" CHECK (("status" = 'failed') = ("error" IS NOT NULL)),
  ADD CONSTRAINT "videos_ready" CHECK (
    "status" <> 'ready'
    OR ("duration_ms" > 0) IS TRUE AND ("width" > 0) IS TRUE AND ("height" > 0) IS TRUE AND ("fps" >= 0) IS TRUE
  ),
  ADD CONSTRAINT "videos_claimed" CHECK ("claim_token" IS NULL OR "status" = 'processing');

-- For the sweep that finds videos which were in use before there was this table.
CREATE INDEX "files_videos" ON "files" ("id") WHERE starts_with("key", 'videos/') AND "used_at" IS NOT NULL;
