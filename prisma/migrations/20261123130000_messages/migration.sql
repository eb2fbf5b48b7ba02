-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "player_id" UUID,
    "group_id" UUID,
    "group_name" TEXT,
    "message" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "offer_id" UUID,
    "lesson_id" UUID,
    "quoted_id" UUID,
    "key" TEXT,
    "fingerprint" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sender_deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_recipients" (
    "player_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "from_pro" BOOLEAN NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_recipients_pkey" PRIMARY KEY ("player_id","message_id")
);

-- CreateTable
CREATE TABLE "message_images" (
    "message_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "message_images_pkey" PRIMARY KEY ("message_id","position")
);

-- CreateTable
CREATE TABLE "message_search" (
    "message_id" UUID NOT NULL,
    "words" tsvector NOT NULL DEFAULT ''::tsvector,

    CONSTRAINT "message_search_pkey" PRIMARY KEY ("message_id")
);

-- CreateTable
CREATE TABLE "quick_replies" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quick_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "messages_sender_id_id_idx" ON "messages"("sender_id", "id");

-- CreateIndex
CREATE INDEX "messages_pro_id_idx" ON "messages"("pro_id");

-- CreateIndex
CREATE INDEX "messages_player_id_idx" ON "messages"("player_id");

-- CreateIndex
CREATE INDEX "messages_group_id_idx" ON "messages"("group_id");

-- CreateIndex
CREATE INDEX "messages_offer_id_idx" ON "messages"("offer_id");

-- CreateIndex
CREATE INDEX "messages_lesson_id_idx" ON "messages"("lesson_id");

-- CreateIndex
CREATE INDEX "messages_quoted_id_idx" ON "messages"("quoted_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_sender_id_key_key" ON "messages"("sender_id", "key");

-- CreateIndex
CREATE INDEX "message_recipients_message_id_idx" ON "message_recipients"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_images_file_id_key" ON "message_images"("file_id");

-- CreateIndex
CREATE INDEX "message_search_words_idx" ON "message_search" USING GIN ("words");

-- CreateIndex
CREATE INDEX "quick_replies_pro_id_idx" ON "quick_replies"("pro_id");

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_lesson_id_fkey" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_quoted_id_fkey" FOREIGN KEY ("quoted_id") REFERENCES "messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_search" ADD CONSTRAINT "message_search_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a message goes from the pro to a player or to a group, or from a player to their pro; a key has the print of
-- what was sent by it.
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_sides" CHECK ("sender_id" = "pro_id" OR ("player_id" IS NOT NULL AND "sender_id" = "player_id")),
  ADD CONSTRAINT "messages_group" CHECK (("player_id" IS NULL) = ("group_name" IS NOT NULL) AND ("group_id" IS NULL OR "player_id" IS NULL)),
  ADD CONSTRAINT "messages_message" CHECK (char_length("message") BETWEEN 1 AND 10000),
  ADD CONSTRAINT "messages_recipients" CHECK ("recipients" >= 1 AND ("recipients" = 1 OR "player_id" IS NULL)),
  ADD CONSTRAINT "messages_key" CHECK (("key" IS NULL) = ("fingerprint" IS NULL));
ALTER TABLE "quick_replies"
  ADD CONSTRAINT "quick_replies_content" CHECK (char_length("content") BETWEEN 1 AND 500);
CREATE UNIQUE INDEX "quick_replies_content_key" ON "quick_replies" ("pro_id", md5("content"));

-- A pro's inbox and what is unread of it, and a player's unread; a player's inbox is read by the primary key, which begins with them.
CREATE INDEX "message_recipients_pro_inbox" ON "message_recipients" ("pro_id", "message_id") WHERE NOT "from_pro" AND "deleted_at" IS NULL;
CREATE INDEX "message_recipients_pro_unread" ON "message_recipients" ("pro_id", "message_id")
  WHERE NOT "from_pro" AND "read_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "message_recipients_player_unread" ON "message_recipients" ("player_id", "message_id")
  WHERE "from_pro" AND "read_at" IS NULL AND "deleted_at" IS NULL;

-- What PostgreSQL holds back of an index's news, each search would read through: here it goes in at once.
ALTER INDEX "message_search_words_idx" SET (fastupdate = off);
