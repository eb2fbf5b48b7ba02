-- CreateTable
CREATE TABLE "drills" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "minutes" SMALLINT,
    "equipment" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "target" SMALLINT,
    "target_feet" SMALLINT,
    "video_url" TEXT,
    "image_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "drills_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "drills_image_id_key" ON "drills"("image_id");

-- CreateIndex
CREATE INDEX "drills_pro_id_idx" ON "drills"("pro_id");

-- AddForeignKey
ALTER TABLE "drills" ADD CONSTRAINT "drills_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drills" ADD CONSTRAINT "drills_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say: how much a drill may say, and that the numbers are ones of golf.
ALTER TABLE "drills"
  ALTER COLUMN "tags" SET NOT NULL,
  ADD CONSTRAINT "drills_title" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "drills_content" CHECK (char_length("content") <= 5000),
  ADD CONSTRAINT "drills_equipment" CHECK (char_length("equipment") <= 200),
  ADD CONSTRAINT "drills_minutes" CHECK ("minutes" BETWEEN 1 AND 180),
  ADD CONSTRAINT "drills_target" CHECK ("target" BETWEEN 1 AND 10),
  ADD CONSTRAINT "drills_target_feet" CHECK ("target_feet" BETWEEN 1 AND 300),
  ADD CONSTRAINT "drills_video_url" CHECK ("video_url" ~ '^https://' AND char_length("video_url") <= 500),
  ADD CONSTRAINT "drills_tags" CHECK (cardinality("tags") <= 10);

-- A coach's library in the order in which it is read; a drill that is deleted leaves its title to another.
CREATE UNIQUE INDEX "drills_title_key" ON "drills" ("pro_id", lower("title")) WHERE "deleted_at" IS NULL;
