-- A lesson that was paid and then cancelled late may be let go: its waiver is kept beside its money, so that nothing is due when the
-- money is given back (D13a, D21).
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_fee_once";
