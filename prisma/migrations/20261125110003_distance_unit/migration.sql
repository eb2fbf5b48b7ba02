-- CreateEnum
CREATE TYPE "distance_unit" AS ENUM ('yards', 'metres');

-- How far clubs go is kept in yards; this is how it is shown and typed.
ALTER TABLE "settings" ADD COLUMN "distance_unit" "distance_unit" NOT NULL DEFAULT 'yards';
