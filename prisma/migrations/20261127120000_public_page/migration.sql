-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "public_page_enabled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "public_page_indexed" BOOLEAN NOT NULL DEFAULT false;
