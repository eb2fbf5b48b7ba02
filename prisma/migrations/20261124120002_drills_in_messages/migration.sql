-- A drill goes with a message as a card, as a lesson and an offer do.
ALTER TABLE "messages" ADD COLUMN "drill_id" UUID;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_drill_id_fkey" FOREIGN KEY ("drill_id") REFERENCES "drills"("id") ON DELETE SET NULL ON UPDATE CASCADE;
