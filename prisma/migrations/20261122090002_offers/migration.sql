-- CreateTable
CREATE TABLE "categories" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "button_type" TEXT NOT NULL DEFAULT 'Buy Now',
    "price" INTEGER NOT NULL DEFAULT 0,
    "qty" INTEGER,
    "sold" INTEGER NOT NULL DEFAULT 0,
    "lesson_credits_value" SMALLINT NOT NULL DEFAULT 0,
    "started_at" DATE,
    "ended_at" DATE,
    "announced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_images" (
    "offer_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "offer_images_pkey" PRIMARY KEY ("offer_id","position")
);

-- CreateIndex
CREATE INDEX "categories_pro_id_name_idx" ON "categories"("pro_id", "name");

-- CreateIndex
CREATE INDEX "offers_pro_id_created_at_id_idx" ON "offers"("pro_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "offers_category_id_idx" ON "offers"("category_id");

-- CreateIndex
CREATE INDEX "offer_images_file_id_idx" ON "offer_images"("file_id");

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_images" ADD CONSTRAINT "offer_images_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_images" ADD CONSTRAINT "offer_images_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names of categories are unique for a pro, case-blind (O3).
CREATE UNIQUE INDEX "categories_name" ON "categories" ("pro_id", lower("name"));
ALTER TABLE "categories" ADD CONSTRAINT "categories_named" CHECK (btrim("name") <> '');

-- Stock never falls below nothing, whoever buys at the same time (O2).
ALTER TABLE "offers"
  ADD CONSTRAINT "offers_stock" CHECK ("qty" >= 0),
  ADD CONSTRAINT "offers_sold" CHECK ("sold" >= 0),
  ADD CONSTRAINT "offers_price" CHECK ("price" BETWEEN 0 AND 999999),
  ADD CONSTRAINT "offers_credits" CHECK ("lesson_credits_value" BETWEEN 0 AND 100),
  ADD CONSTRAINT "offers_window" CHECK ("started_at" IS NULL OR "ended_at" IS NULL OR "started_at" <= "ended_at"),
  ADD CONSTRAINT "offers_titled" CHECK (btrim("title") <> '');
-- What the announcing sweep looks for.
CREATE INDEX "offers_to_announce" ON "offers" ("started_at", "id") WHERE "announced_at" IS NULL;
