-- AlterTable
ALTER TABLE "data_exports" ADD COLUMN     "sent_to" TEXT,
ALTER COLUMN "bytes" SET DATA TYPE BIGINT;
