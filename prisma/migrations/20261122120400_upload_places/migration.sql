-- CreateEnum
CREATE TYPE "file_status" AS ENUM ('pending', 'stored');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "reserved_until" TIMESTAMPTZ(3),
ADD COLUMN     "status" "file_status" NOT NULL DEFAULT 'stored';

-- CreateTable
CREATE TABLE "upload_days" (
    "owner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "upload_days_pkey" PRIMARY KEY ("owner_id","day")
);

-- AddForeignKey
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A pending place says until when it is held; what is stored is held by nothing. Nothing uses what has not arrived.
ALTER TABLE "files" ADD CONSTRAINT "files_reserved" CHECK (("status" = 'pending') = ("reserved_until" IS NOT NULL));
ALTER TABLE "files" ADD CONSTRAINT "files_used_when_stored" CHECK ("status" = 'stored' OR "used_at" IS NULL);
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_bytes" CHECK ("bytes" >= 0);

-- What a person has waiting is counted before each upload; places that were never filled are swept.
CREATE INDEX "files_waiting" ON "files" ("owner_id") WHERE "used_at" IS NULL;
CREATE INDEX "files_pending" ON "files" ("reserved_until") WHERE "status" = 'pending';
