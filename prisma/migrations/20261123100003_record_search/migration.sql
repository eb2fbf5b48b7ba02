-- CreateTable
CREATE TABLE "record_search" (
    "lesson_id" UUID NOT NULL,
    "words" tsvector NOT NULL DEFAULT ''::tsvector,

    CONSTRAINT "record_search_pkey" PRIMARY KEY ("lesson_id")
);

-- CreateIndex
CREATE INDEX "record_search_words_idx" ON "record_search" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "record_search" ADD CONSTRAINT "record_search_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What PostgreSQL holds back of an index's news, each search would read through: here it goes in at once.
ALTER INDEX "record_search_words_idx" SET (fastupdate = off);

-- The records that are there already, as domains/lessons/record-search writes them.
INSERT INTO "record_search" ("lesson_id", "words")
SELECT l."id", array_to_tsvector(keyed."words")
FROM "lessons" l
CROSS JOIN LATERAL (
  SELECT array_agg(word."key") AS "words"
  FROM (
    SELECT w.lexeme, bool_or(piece."shown") AS "shown"
    FROM (
      SELECT 1 AS "nth", l."title" AS "text", l."published_at" IS NOT NULL AS "shown"
      UNION ALL SELECT 2, l."player_video_lesson_note", true
      UNION ALL
      SELECT 3, concat_ws(' ', s."club", s."content"), s."is_player_submitted" OR l."published_at" IS NOT NULL
      FROM "lesson_sections" s WHERE s."lesson_id" = l."id"
      UNION ALL SELECT 4, c."content", true FROM "lesson_comments" c WHERE c."lesson_id" = l."id"
    ) piece
    CROSS JOIN LATERAL unnest(to_tsvector('english', piece."text") || to_tsvector('simple', piece."text")) w
    WHERE octet_length(w.lexeme) <= 64
    GROUP BY w.lexeme
    ORDER BY min(piece."nth"), w.lexeme
    LIMIT 4000
  ) found
  CROSS JOIN LATERAL (
    VALUES (l."pro_id" || ':' || found.lexeme),
      (CASE WHEN found."shown" THEN l."player_id" || ':' || found.lexeme END)
  ) word ("key")
  WHERE word."key" IS NOT NULL
) keyed
WHERE keyed."words" IS NOT NULL;
