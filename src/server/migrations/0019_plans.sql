CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"user_id" text,
	"checkout_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_of_a_user" UNIQUE("user_id","provider","type")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_readings" (
	"subject" text PRIMARY KEY NOT NULL,
	"started" bigint NOT NULL,
	"stored" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"unit_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"active" boolean NOT NULL,
	"metadata" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_id" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "test_payment_objects_kind_customer_id" ON "test_payment_objects" USING btree ("kind","customer_id");--> statement-breakpoint
-- Until now, a month began on the first for everyone; from now on on the day of the sign-up. What was used since that day stays used.
INSERT INTO "usage_periods" ("user_id", "starts_at", "jobs_used")
SELECT "user_id", "starts_at", greatest(0, sum("amount"))
FROM (
	SELECT "usage_entries"."user_id", "usage_entries"."amount", "usage_entries"."created_at", date_trunc('milliseconds', (
		"users"."created_at" AT TIME ZONE 'UTC' + date_trunc('month', age(now() AT TIME ZONE 'UTC', "users"."created_at" AT TIME ZONE 'UTC'))
	) AT TIME ZONE 'UTC') AS "starts_at"
	FROM "usage_entries" INNER JOIN "users" ON "users"."id" = "usage_entries"."user_id"
) AS "entries"
WHERE "created_at" >= "starts_at" GROUP BY 1, 2 ON CONFLICT DO NOTHING;
