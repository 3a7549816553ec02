CREATE INDEX "audit_log_text" ON "audit_log" USING gin ((lower(subject || ' ' || call || ' ' || actor_name || ' ' || coalesce(data, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_text" ON "customers" USING gin ((translate(lower(username || ' ' || phone || ' ' || email), 'أإآٱىةی', 'اااايهي')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");