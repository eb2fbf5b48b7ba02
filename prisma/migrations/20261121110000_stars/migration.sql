-- A lesson's two stars, the player's own and the pro's own (R5).
-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "pro_starred" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "starred" BOOLEAN NOT NULL DEFAULT false;
