-- CreateTable
CREATE TABLE "delivery_children" (
    "delivery_id" UUID NOT NULL,
    "child_id" UUID NOT NULL,

    CONSTRAINT "delivery_children_pkey" PRIMARY KEY ("delivery_id","child_id")
);

-- CreateIndex
CREATE INDEX "delivery_children_child_id_idx" ON "delivery_children"("child_id");

-- AddForeignKey
ALTER TABLE "delivery_children" ADD CONSTRAINT "delivery_children_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "notification_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_children" ADD CONSTRAINT "delivery_children_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
