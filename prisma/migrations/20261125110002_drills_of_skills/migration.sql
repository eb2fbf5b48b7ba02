-- CreateTable
CREATE TABLE "skill_drills" (
    "skill_id" UUID NOT NULL,
    "drill_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "skill_drills_pkey" PRIMARY KEY ("skill_id","drill_id")
);

-- CreateIndex
CREATE INDEX "skill_drills_drill_id_idx" ON "skill_drills"("drill_id");

-- CreateIndex
CREATE UNIQUE INDEX "skill_drills_skill_id_position_key" ON "skill_drills"("skill_id", "position");

-- AddForeignKey
ALTER TABLE "skill_drills" ADD CONSTRAINT "skill_drills_skill_id_fkey" FOREIGN KEY ("skill_id") REFERENCES "skills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skill_drills" ADD CONSTRAINT "skill_drills_drill_id_fkey" FOREIGN KEY ("drill_id") REFERENCES "drills"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a skill has twelve drills at most, each in a place of its own.
ALTER TABLE "skill_drills" ADD CONSTRAINT "skill_drills_position" CHECK ("position" BETWEEN 0 AND 11);
