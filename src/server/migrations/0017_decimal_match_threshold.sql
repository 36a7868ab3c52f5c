ALTER TABLE "profiles" ALTER COLUMN "job_match_threshold" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "job_match_threshold" SET DEFAULT 70;