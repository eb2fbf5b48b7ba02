-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "offers_pro_id_key_key" ON "offers"("pro_id", "key");
