-- The sweep for notices that the queue may have lost reads only what is still to be sent.
CREATE INDEX "notification_deliveries_pending" ON "notification_deliveries" ("created_at") WHERE "status" = 'pending';
