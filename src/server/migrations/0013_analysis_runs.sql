CREATE TABLE "active_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" uuid,
	"resume_id" uuid,
	"master_resume_id" uuid,
	"resume_type" text NOT NULL,
	"resume_text" text,
	"status" text NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"period_starts_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "active_analysis_jobs" (
	"run_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"taken_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "active_analysis_jobs_run_id_job_id_pk" PRIMARY KEY("run_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "active_analyses" ADD CONSTRAINT "active_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_analyses" ADD CONSTRAINT "active_analyses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_analyses" ADD CONSTRAINT "active_analyses_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_analyses" ADD CONSTRAINT "active_analyses_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_analysis_jobs" ADD CONSTRAINT "active_analysis_jobs_run_id_active_analyses_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."active_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "active_analyses_resume_id_company_id" ON "active_analyses" USING btree ("resume_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "active_analyses_master_resume_id_company_id" ON "active_analyses" USING btree ("master_resume_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "active_analyses_picks_of_resume" ON "active_analyses" USING btree ("resume_id") WHERE "active_analyses"."company_id" is null and "active_analyses"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "active_analyses_picks_of_master_resume" ON "active_analyses" USING btree ("master_resume_id") WHERE "active_analyses"."company_id" is null and "active_analyses"."status" = 'running';--> statement-breakpoint
CREATE INDEX "active_analyses_user_id" ON "active_analyses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "active_analyses_company_id" ON "active_analyses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "active_analyses_running" ON "active_analyses" USING btree ("updated_at") WHERE "active_analyses"."status" = 'running';--> statement-breakpoint
CREATE INDEX "active_analysis_jobs_left" ON "active_analysis_jobs" USING btree ("run_id") WHERE "active_analysis_jobs"."outcome" is null;