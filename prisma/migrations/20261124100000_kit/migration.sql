-- CreateTable
CREATE TABLE "bag_clubs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "club" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "order" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bag_clubs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "yardages" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "club" TEXT NOT NULL DEFAULT '',
    "yd" SMALLINT,
    "order" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "yardages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bag_clubs_user_id_order_id_idx" ON "bag_clubs"("user_id", "order", "id");

-- CreateIndex
CREATE INDEX "yardages_user_id_order_id_idx" ON "yardages"("user_id", "order", "id");

-- AddForeignKey
ALTER TABLE "bag_clubs" ADD CONSTRAINT "bag_clubs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "yardages" ADD CONSTRAINT "yardages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a row is blank or has both of its fields, within their lengths.
ALTER TABLE "bag_clubs"
  ADD CONSTRAINT "bag_clubs_complete" CHECK (("club" = '') = ("name" = '')),
  ADD CONSTRAINT "bag_clubs_lengths" CHECK (char_length("club") <= 255 AND char_length("name") <= 255),
  ADD CONSTRAINT "bag_clubs_order" CHECK ("order" BETWEEN 0 AND 1000);
ALTER TABLE "yardages"
  ADD CONSTRAINT "yardages_complete" CHECK (("club" = '') = ("yd" IS NULL)),
  ADD CONSTRAINT "yardages_club" CHECK (char_length("club") <= 255),
  ADD CONSTRAINT "yardages_yd" CHECK ("yd" BETWEEN 0 AND 500),
  ADD CONSTRAINT "yardages_order" CHECK ("order" BETWEEN 0 AND 1000);
