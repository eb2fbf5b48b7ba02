-- CreateTable
CREATE TABLE "groups" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_all" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateIndex
CREATE INDEX "groups_pro_id_name_idx" ON "groups"("pro_id", "name");

-- CreateIndex
CREATE INDEX "group_members_user_id_idx" ON "group_members"("user_id");

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names are told apart by more than their case, and each pro has one "All Players" (M2).
CREATE UNIQUE INDEX "groups_name_key" ON "groups" ("pro_id", lower("name"));
CREATE UNIQUE INDEX "groups_all_key" ON "groups" ("pro_id") WHERE "is_all";
INSERT INTO "groups" ("id", "pro_id", "name", "is_all")
  SELECT gen_random_uuid(), "id", 'All Players', true FROM "users" WHERE "type" = 'pro' AND "deleted_at" IS NULL;
