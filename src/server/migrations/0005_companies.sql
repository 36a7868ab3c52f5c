CREATE TABLE "company_logos" (
	"host" text PRIMARY KEY NOT NULL,
	"content_type" text,
	"bytes" "bytea",
	"size" integer NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supported_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"industry" text,
	"about" text,
	"board" text NOT NULL,
	"board_identifier" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_companies" (
	"user_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_errors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"status" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_syncs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"back_off_until" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"last_open_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "edge_function_executions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"function_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "job_readings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"stamp" text NOT NULL,
	"reading" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "supported_company_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_url" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "missed_lists" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_companies" ADD CONSTRAINT "user_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_companies" ADD CONSTRAINT "user_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_errors" ADD CONSTRAINT "board_errors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_syncs" ADD CONSTRAINT "board_syncs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readings" ADD CONSTRAINT "job_readings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supported_companies_board_board_identifier" ON "supported_companies" USING btree ("board","board_identifier");--> statement-breakpoint
CREATE INDEX "supported_companies_name" ON "supported_companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "user_companies_company_id" ON "user_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "board_errors_company_id_created_at" ON "board_errors" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "edge_function_executions_function_name_created_at" ON "edge_function_executions" USING btree ("function_name","created_at");--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_supported_company_id_supported_companies_id_fk" FOREIGN KEY ("supported_company_id") REFERENCES "public"."supported_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_open_by_company" ON "jobs" USING btree ("company_id",coalesce("posted_at", "created_at") desc,"id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_supported_company_id_unique" UNIQUE("supported_company_id");