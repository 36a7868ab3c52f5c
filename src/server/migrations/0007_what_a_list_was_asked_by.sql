ALTER TABLE "board_syncs" ADD COLUMN "list_url" text;--> statement-breakpoint
CREATE INDEX "jobs_closed_at" ON "jobs" USING btree ("closed_at") WHERE "jobs"."closed_at" is not null;