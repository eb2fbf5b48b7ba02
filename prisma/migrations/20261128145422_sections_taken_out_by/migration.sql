-- Whose part it was that was taken out; of those that are gone already nobody can tell any more.
ALTER TABLE "removed_sections" ADD COLUMN     "is_player_submitted" BOOLEAN;
