-- A drill can hold a video that its coach has uploaded, besides a link to one elsewhere.
ALTER TABLE "drills" ADD COLUMN "video_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "drills_video_id_key" ON "drills"("video_id");

-- AddForeignKey
ALTER TABLE "drills" ADD CONSTRAINT "drills_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
