CREATE TABLE "former_shelves" (
	"parent_id" text NOT NULL,
	"name" text NOT NULL,
	"category_id" text NOT NULL,
	"subcategory_id" text,
	CONSTRAINT "former_shelves_parent_id_name_pk" PRIMARY KEY("parent_id","name")
);
--> statement-breakpoint
ALTER TABLE "former_shelves" ADD CONSTRAINT "former_shelves_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_shelves" ADD CONSTRAINT "former_shelves_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;