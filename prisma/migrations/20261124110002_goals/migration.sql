-- CreateEnum
CREATE TYPE "goal_measure" AS ENUM ('handicap', 'score', 'club_speed', 'own');

-- CreateTable
CREATE TABLE "player_goals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "by_pro" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "measure" "goal_measure" NOT NULL,
    "unit" TEXT NOT NULL DEFAULT '',
    "start" DECIMAL(4,1) NOT NULL,
    "target" DECIMAL(4,1) NOT NULL,
    "due_on" DATE NOT NULL,
    "agreed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "player_goals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_progress" (
    "id" BIGSERIAL NOT NULL,
    "goal_id" UUID NOT NULL,
    "value" DECIMAL(4,1) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "by_pro" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "goal_progress_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "player_goals_user_id_id_idx" ON "player_goals"("user_id", "id");

-- CreateIndex
CREATE INDEX "goal_progress_goal_id_id_idx" ON "goal_progress"("goal_id", "id");

-- AddForeignKey
ALTER TABLE "player_goals" ADD CONSTRAINT "player_goals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "player_goals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: bounds, and that a goal leads somewhere. A unit is of the measure in own words, and of no other.
ALTER TABLE "player_goals"
  ADD CONSTRAINT "player_goals_title" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "player_goals_unit" CHECK (("measure" = 'own') = (char_length("unit") > 0) AND char_length("unit") <= 40),
  ADD CONSTRAINT "player_goals_target" CHECK ("target" <> "start");
ALTER TABLE "goal_progress"
  ADD CONSTRAINT "goal_progress_note" CHECK (char_length("note") <= 500);
