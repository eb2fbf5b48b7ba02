-- A pro's month is read from this index alone: in the table its lessons lie as they were booked, among those of all the
-- others, so that the more pros there are the more pages a month would touch.
CREATE INDEX "lessons_live" ON "lessons" ("pro_id", "starts_at") INCLUDE ("ends_at", "type") WHERE "cancelled_at" IS NULL;

-- An index answers alone where a page has been vacuumed since it was last written. By a share of the whole table, as it is
-- otherwise, the newest pages would wait for as long as the table is large; and they hold the coming months.
ALTER TABLE "lessons" SET (
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 1000,
  autovacuum_vacuum_scale_factor = 0.01
);
