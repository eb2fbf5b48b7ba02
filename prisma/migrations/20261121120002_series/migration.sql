-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "series_id" UUID;

-- "This one and later": the lessons of a series in order. Most lessons belong to none.
CREATE INDEX "lessons_of_series" ON "lessons" ("series_id", "starts_at") WHERE "series_id" IS NOT NULL;
