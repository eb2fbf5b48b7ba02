-- AlterTable
ALTER TABLE "credit_lots" ADD COLUMN     "key" TEXT;

-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "key" TEXT;
