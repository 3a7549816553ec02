ALTER TABLE "ratings" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ratings_newest" ON "ratings" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);