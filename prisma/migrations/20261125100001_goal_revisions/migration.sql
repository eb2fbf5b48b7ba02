-- Counts how often a proposed goal was changed: who accepts or changes an older one is refused (P4).
ALTER TABLE "player_goals"
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "player_goals_revision" CHECK ("revision" >= 1);
