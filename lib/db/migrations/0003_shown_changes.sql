-- What public pages show has changed: another token in one of few rows. Each transaction takes a row that no other holds (and
-- makes one when all are held), so that none waits for another, and its token is seen with its commit. All rows together are
-- never again what they were: `shopState` names them, and pages from memory outlive carts and sessions.
CREATE TABLE "shown_changes" (
	"slot" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "note_shown_change"() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- How many they are stands on the about page, their names on reviews.
CREATE TRIGGER "shown_change" AFTER INSERT OR UPDATE OF "username" OR DELETE OR TRUNCATE ON "customers" EXECUTE FUNCTION note_shown_change();
