CREATE TABLE "usage_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_periods" (
	"user_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"jobs_used" integer NOT NULL,
	CONSTRAINT "usage_periods_user_id_starts_at_pk" PRIMARY KEY("user_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_entries_user_id_created_at" ON "usage_entries" USING btree ("user_id","created_at");--> statement-breakpoint
INSERT INTO "usage_periods" ("user_id", "starts_at", "jobs_used")
SELECT "user_id", date_trunc('month', "created_at" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC', count(*) FROM "job_analyses" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "usage_entries" ("id", "user_id", "period_starts_at", "amount", "reason", "created_at")
SELECT gen_random_uuid(), "user_id", "starts_at", "jobs_used", 'before-the-ledger', now() FROM "usage_periods";--> statement-breakpoint
CREATE FUNCTION refuse_change_while_account_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER usage_entries_append_only BEFORE UPDATE OR DELETE ON "usage_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_change_while_account_is_there();
