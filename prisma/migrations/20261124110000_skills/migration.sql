-- CreateTable
CREATE TABLE "skills" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "discipline" TEXT NOT NULL,
    "score" SMALLINT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "lesson_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "skills_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skill_scores" (
    "id" BIGSERIAL NOT NULL,
    "skill_id" UUID NOT NULL,
    "score" SMALLINT NOT NULL,
    "lesson_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "skill_scores_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skill_images" (
    "file_id" UUID NOT NULL,
    "skill_id" UUID NOT NULL,

    CONSTRAINT "skill_images_pkey" PRIMARY KEY ("file_id")
);

-- CreateIndex
CREATE INDEX "skills_user_id_id_idx" ON "skills"("user_id", "id");

-- CreateIndex
CREATE INDEX "skills_lesson_id_idx" ON "skills"("lesson_id");

-- CreateIndex
CREATE INDEX "skill_scores_skill_id_id_idx" ON "skill_scores"("skill_id", "id");

-- CreateIndex
CREATE INDEX "skill_scores_lesson_id_idx" ON "skill_scores"("lesson_id");

-- CreateIndex
CREATE INDEX "skill_images_skill_id_idx" ON "skill_images"("skill_id");

-- AddForeignKey
ALTER TABLE "skills" ADD CONSTRAINT "skills_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skills" ADD CONSTRAINT "skills_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skill_scores" ADD CONSTRAINT "skill_scores_skill_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skill_scores" ADD CONSTRAINT "skill_scores_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skill_images" ADD CONSTRAINT "skill_images_skill_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skill_images" ADD CONSTRAINT "skill_images_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: bounds, and that a score stays as it was given.
ALTER TABLE "skills"
  ADD CONSTRAINT "skills_discipline" CHECK (char_length("discipline") BETWEEN 1 AND 255),
  ADD CONSTRAINT "skills_score" CHECK ("score" BETWEEN 0 AND 10),
  ADD CONSTRAINT "skills_description" CHECK (char_length("description") <= 20000);
ALTER TABLE "skill_scores"
  ADD CONSTRAINT "skill_scores_score" CHECK ("score" BETWEEN 0 AND 10);

-- A score goes with its skill, and forgets a lesson that is gone; nothing else of it changes.
CREATE FUNCTION skill_scores_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM skills WHERE id = OLD.skill_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.lesson_id IS NULL
    AND (NEW.id, NEW.skill_id, NEW.score, NEW.created_at) = (OLD.id, OLD.skill_id, OLD.score, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the scores of skills are append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "skill_scores_are_append_only" BEFORE UPDATE OR DELETE ON "skill_scores"
  FOR EACH ROW EXECUTE FUNCTION skill_scores_are_append_only();
