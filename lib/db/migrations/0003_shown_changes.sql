-- What public pages show has changed: another token in one of few rows. Each statement takes a row that no other transaction
-- holds (and makes one when all are held), so that none waits for another, and its token is seen with its commit. All rows
-- together are never again what they were: `shopState` names them, and pages from memory outlive carts and sessions.
CREATE TABLE "shown_changes" (
	"slot" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "note_shown_change"() RETURNS trigger LANGUAGE plpgsql
	-- Whoever may write to those tables need not know this one.
	SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE shown_changes SET token = gen_random_uuid()
		WHERE slot = (SELECT slot FROM shown_changes LIMIT 1 FOR UPDATE SKIP LOCKED);
	IF NOT FOUND THEN
		INSERT INTO shown_changes DEFAULT VALUES;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subcategories" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_colors" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_groups" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_version" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ratings" EXECUTE FUNCTION note_shown_change();
--> statement-breakpoint
-- How many they are stands on the about page. Their names on reviews are read with these, when the catalogue changes.
CREATE TRIGGER "shown_change" AFTER INSERT OR DELETE OR TRUNCATE ON "customers" EXECUTE FUNCTION note_shown_change();
