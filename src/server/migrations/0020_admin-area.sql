CREATE TABLE "daily_figures" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "daily_figures_figure_day_pk" PRIMARY KEY("figure","day")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_analyses_created_at" ON "job_analyses" USING btree ("created_at","fit_score","user_id");--> statement-breakpoint
CREATE INDEX "usage_periods_starts_at" ON "usage_periods" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "resumes_created_at" ON "resumes" USING btree ("created_at");