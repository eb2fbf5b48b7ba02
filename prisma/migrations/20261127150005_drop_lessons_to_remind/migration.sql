DROP INDEX "lessons_to_remind";
