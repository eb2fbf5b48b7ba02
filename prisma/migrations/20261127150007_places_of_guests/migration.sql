-- A coach gives a place to a guest too, as they book any lesson for one (D8, D21).
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_player_or_guest";
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_player_or_guest" CHECK (
  CASE "type" WHEN 2 THEN "player_id" IS NULL AND "guest_name" IS NULL
  ELSE ("player_id" IS NULL) = ("guest_name" IS NOT NULL) END);
