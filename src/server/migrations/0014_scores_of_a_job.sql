DROP INDEX "job_analyses_job_id";--> statement-breakpoint
CREATE INDEX "job_analyses_job_id_user_id" ON "job_analyses" USING btree ("job_id","user_id");