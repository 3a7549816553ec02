CREATE TABLE "catalogue_changes" (
	"version" integer NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "catalogue_changes_version_product_id_pk" PRIMARY KEY("version","product_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "complete_from" integer DEFAULT 0 NOT NULL;