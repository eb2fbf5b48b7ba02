-- AlterEnum
ALTER TYPE "delivery_reason" ADD VALUE 'too_many';
