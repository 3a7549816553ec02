ALTER TABLE "categories" ADD COLUMN "in_feeds" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_feeds" boolean;