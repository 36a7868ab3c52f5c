ALTER TABLE "job_analyses" DROP CONSTRAINT "job_analyses_of_one_resume";--> statement-breakpoint
ALTER TABLE "job_analyses" DROP CONSTRAINT "job_analyses_master_resume_id_master_resumes_id_fk";
--> statement-breakpoint
ALTER TABLE "job_analyses" ADD CONSTRAINT "job_analyses_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_analyses" ADD CONSTRAINT "job_analyses_of_one_resume" CHECK (("job_analyses"."resume_id" is not null) = ("job_analyses"."resume_type" = 'regular')
        and ("job_analyses"."resume_text" is not null) = ("job_analyses"."resume_type" = 'master')
        and ("job_analyses"."master_resume_id" is null or "job_analyses"."resume_type" = 'master'));