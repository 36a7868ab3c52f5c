CREATE TABLE "master_resume_certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master_resume_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuing_organization" text NOT NULL,
	"issue_date" date,
	"expiry_date" date,
	"credential_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_resume_education" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master_resume_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text NOT NULL,
	"field_of_study" text,
	"start_date" date,
	"end_date" date,
	"gpa" numeric(3, 2),
	"description" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_resume_experience" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master_resume_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"position" text NOT NULL,
	"location" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_current" boolean NOT NULL,
	"description" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"full_name" text NOT NULL,
	"contact_email" text,
	"phone_number" text,
	"location" text,
	"professional_summary" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_analyses" ALTER COLUMN "resume_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_analyses" ADD COLUMN "master_resume_id" uuid;--> statement-breakpoint
ALTER TABLE "job_analyses" ADD COLUMN "resume_text" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "formatted_text" text;--> statement-breakpoint
ALTER TABLE "master_resume_certifications" ADD CONSTRAINT "master_resume_certifications_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_resume_education" ADD CONSTRAINT "master_resume_education_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_resume_experience" ADD CONSTRAINT "master_resume_experience_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_resumes" ADD CONSTRAINT "master_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_resume_certifications_master_resume_id" ON "master_resume_certifications" USING btree ("master_resume_id");--> statement-breakpoint
CREATE INDEX "master_resume_education_master_resume_id" ON "master_resume_education" USING btree ("master_resume_id");--> statement-breakpoint
CREATE INDEX "master_resume_experience_master_resume_id" ON "master_resume_experience" USING btree ("master_resume_id");--> statement-breakpoint
CREATE INDEX "master_resumes_user_id_updated_at" ON "master_resumes" USING btree ("user_id","updated_at");--> statement-breakpoint
ALTER TABLE "job_analyses" ADD CONSTRAINT "job_analyses_master_resume_id_master_resumes_id_fk" FOREIGN KEY ("master_resume_id") REFERENCES "public"."master_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_analyses_master_resume_id_job_id" ON "job_analyses" USING btree ("master_resume_id","job_id");--> statement-breakpoint
ALTER TABLE "job_analyses" ADD CONSTRAINT "job_analyses_of_one_resume" CHECK (("job_analyses"."resume_id" is not null) = ("job_analyses"."resume_type" = 'regular')
        and ("job_analyses"."master_resume_id" is not null) = ("job_analyses"."resume_type" = 'master'));