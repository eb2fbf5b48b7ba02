-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "group_lesson_id" UUID;

-- CreateTable
CREATE TABLE "group_lessons" (
    "lesson_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "places" SMALLINT NOT NULL,
    "taken" SMALLINT NOT NULL DEFAULT 0,
    "price" INTEGER,

    CONSTRAINT "group_lessons_pkey" PRIMARY KEY ("lesson_id")
);

-- CreateTable
CREATE TABLE "place_requests" (
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "offered_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "place_requests_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_group_lesson_id_fkey" FOREIGN KEY ("group_lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_lessons" ADD CONSTRAINT "group_lessons_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "group_lessons"("lesson_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A lesson has a type of its own for what a coach gives a group (2), and for one player's place in it (3).
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_type" CHECK ("type" BETWEEN 0 AND 3),
  ADD CONSTRAINT "lessons_group" CHECK (
    ("type" IN (2, 3)) = ("group_lesson_id" IS NOT NULL) AND ("type" = 2) = ("group_lesson_id" IS NOT DISTINCT FROM "id")
  );

-- A group lesson itself is nobody's: its players are those of its places.
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_player_or_guest";
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_player_or_guest" CHECK (
  CASE "type" WHEN 2 THEN "player_id" IS NULL AND "guest_name" IS NULL
  WHEN 3 THEN "player_id" IS NOT NULL AND "guest_name" IS NULL
  ELSE ("player_id" IS NULL) = ("guest_name" IS NOT NULL) END);

-- Who came is noted of each place (D22).
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_attended";
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_attended" CHECK ("attendance" IS NULL OR ("cancelled_at" IS NULL AND "player_id" IS NOT NULL AND "type" IN (0, 3)));

-- A group lesson takes its pro's time as any other lesson does, and its places take none beside it (D6, D21).
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_no_overlap";
ALTER TABLE "lessons"
  ADD CONSTRAINT "lessons_no_overlap" EXCLUDE USING gist (
    "pro_id" WITH =,
    tstzrange("starts_at", "ends_at") WITH &&
  ) WHERE ("cancelled_at" IS NULL AND "type" IN (0, 2));

ALTER TABLE "group_lessons"
  ADD CONSTRAINT "group_lessons_titled" CHECK (btrim("title") <> ''),
  ADD CONSTRAINT "group_lessons_places" CHECK ("places" BETWEEN 2 AND 40),
  -- No place is sold twice, whoever sells it.
  ADD CONSTRAINT "group_lessons_taken" CHECK ("taken" BETWEEN 0 AND "places"),
  ADD CONSTRAINT "group_lessons_price" CHECK ("price" >= 0);

-- Places taken follow the places booked and nothing else, so that the two cannot disagree.
CREATE FUNCTION lessons_take_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE group_lessons SET taken = taken - 1 WHERE lesson_id = OLD.group_lesson_id;
  ELSE
    UPDATE group_lessons SET taken = taken + CASE WHEN NEW.cancelled_at IS NULL THEN 1 ELSE -1 END WHERE lesson_id = NEW.group_lesson_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "lessons_take_place" AFTER INSERT ON "lessons"
  FOR EACH ROW WHEN (NEW.type = 3 AND NEW.cancelled_at IS NULL) EXECUTE FUNCTION lessons_take_place();
CREATE TRIGGER "lessons_leave_place" AFTER UPDATE OF "cancelled_at" ON "lessons"
  FOR EACH ROW WHEN (NEW.type = 3 AND (OLD.cancelled_at IS NULL) <> (NEW.cancelled_at IS NULL)) EXECUTE FUNCTION lessons_take_place();
CREATE TRIGGER "lessons_empty_place" AFTER DELETE ON "lessons"
  FOR EACH ROW WHEN (OLD.type = 3 AND OLD.cancelled_at IS NULL) EXECUTE FUNCTION lessons_take_place();

ALTER TABLE "place_requests"
  ADD CONSTRAINT "place_requests_offered" CHECK (("offered_at" IS NULL) = ("expires_at" IS NULL) AND "offered_at" < "expires_at");
-- The line of a group lesson in its order; a player stands in it once.
CREATE INDEX "place_requests_line" ON "place_requests" ("lesson_id", "created_at", "id") WHERE "ended_at" IS NULL;
CREATE UNIQUE INDEX "place_requests_one_live" ON "place_requests" ("player_id", "lesson_id") WHERE "ended_at" IS NULL;
