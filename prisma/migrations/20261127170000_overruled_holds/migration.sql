-- AlterEnum
ALTER TYPE "hold_outcome" ADD VALUE 'overruled';
