ALTER TABLE "job_analyses" ADD COLUMN "analysis_narrated" text;--> statement-breakpoint
ALTER TABLE "job_analyses" ADD COLUMN "narrated_by" text;