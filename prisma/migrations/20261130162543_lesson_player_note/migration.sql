-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "player_note" TEXT;
