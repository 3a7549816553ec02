CREATE INDEX "order_lines_prepared" ON "order_lines" USING btree ("order_id") WHERE preparation is not null;--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ((address ->> 'city'),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ((slot ->> 'date'),(slot ->> 'from'));--> statement-breakpoint
CREATE INDEX "orders_text" ON "orders" USING gin ((translate(lower(order_id || ' ' || phone || ' ' || coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')), 'أإآٱىةی', 'اااايهي')) gin_trgm_ops);