DROP INDEX "job_analyses_user_id_created_at";--> statement-breakpoint
CREATE INDEX "job_analyses_by_user" ON "job_analyses" USING btree ("user_id","created_at","id","fit_score","job_id");--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree ("id","company_id","external_company_id");