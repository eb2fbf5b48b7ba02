-- CreateTable
CREATE TABLE "practice_plans" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "lesson_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "practice_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_sessions" (
    "id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "drill_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "due_on" DATE NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "score" SMALLINT,
    "note" TEXT NOT NULL DEFAULT '',
    "done_at" TIMESTAMPTZ(3),
    "done_on" DATE,
    "result_key" UUID,

    CONSTRAINT "practice_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "practice_plans_player_id_id_idx" ON "practice_plans"("player_id", "id");

-- CreateIndex
CREATE INDEX "practice_plans_lesson_id_idx" ON "practice_plans"("lesson_id");

-- CreateIndex
CREATE UNIQUE INDEX "practice_plans_pro_id_key_key" ON "practice_plans"("pro_id", "key");

-- CreateIndex
CREATE INDEX "practice_sessions_drill_id_idx" ON "practice_sessions"("drill_id");

-- CreateIndex
CREATE UNIQUE INDEX "practice_sessions_plan_id_drill_id_due_on_key" ON "practice_sessions"("plan_id", "drill_id", "due_on");

-- AddForeignKey
ALTER TABLE "practice_plans" ADD CONSTRAINT "practice_plans_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_plans" ADD CONSTRAINT "practice_plans_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_plans" ADD CONSTRAINT "practice_plans_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "practice_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_drill_id_fkey" FOREIGN KEY ("drill_id") REFERENCES "drills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a result is whole or not there at all, and of ten balls.
ALTER TABLE "practice_plans"
  ADD CONSTRAINT "practice_plans_note" CHECK (char_length("note") <= 2000),
  ADD CONSTRAINT "practice_plans_revision" CHECK ("revision" >= 1),
  ADD CONSTRAINT "practice_plans_ended" CHECK ("ended_at" >= "created_at");
ALTER TABLE "practice_sessions"
  ADD CONSTRAINT "practice_sessions_score" CHECK ("score" BETWEEN 0 AND 10),
  ADD CONSTRAINT "practice_sessions_note" CHECK (char_length("note") <= 500),
  ADD CONSTRAINT "practice_sessions_result" CHECK (
    ("done_at" IS NULL) = ("score" IS NULL) AND ("done_at" IS NULL) = ("done_on" IS NULL)
    AND ("done_at" IS NULL) = ("result_key" IS NULL) AND ("done_at" IS NOT NULL OR "note" = '')
  );

-- The plans of a player that are under way: what is asked for at each look at the home.
CREATE INDEX "practice_plans_open" ON "practice_plans" ("player_id") WHERE "ended_at" IS NULL;
