CREATE TABLE "university_lists" (
	"url" text PRIMARY KEY NOT NULL,
	"universities" jsonb,
	"fetched_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL
);
