-- CreateTable
CREATE TABLE "record_templates" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "shape" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "record_snippets" (
    "id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_snippets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "record_templates_pro_id_idx" ON "record_templates"("pro_id");

-- CreateIndex
CREATE INDEX "record_snippets_pro_id_idx" ON "record_snippets"("pro_id");

-- AddForeignKey
ALTER TABLE "record_templates" ADD CONSTRAINT "record_templates_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_snippets" ADD CONSTRAINT "record_snippets_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: a name is one template's, however it is typed, a phrase is kept once, and both have bounds.
CREATE UNIQUE INDEX "record_templates_name_key" ON "record_templates" ("pro_id", lower("name"));
CREATE UNIQUE INDEX "record_snippets_content_key" ON "record_snippets" ("pro_id", md5("content"));
ALTER TABLE "record_templates"
  ADD CONSTRAINT "record_templates_name" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "record_templates_shape" CHECK (jsonb_typeof("shape") = 'array');
ALTER TABLE "record_snippets"
  ADD CONSTRAINT "record_snippets_content" CHECK (char_length("content") BETWEEN 1 AND 2000);
