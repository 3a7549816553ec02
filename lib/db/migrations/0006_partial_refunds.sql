ALTER TABLE "orders" ADD COLUMN "paid" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "home_draft" jsonb;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("order_id") WHERE due;