CREATE TABLE "campaign_links" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "campaign_links_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" text,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"custom_fields" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"failure" text,
	"clicked_links" integer[] DEFAULT '{}' NOT NULL,
	"sender_id" uuid
);
--> statement-breakpoint
CREATE TABLE "email_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"template_id" uuid NOT NULL,
	"scheduled_for" timestamp with time zone,
	"status" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"problem" text,
	"waits_for_server" boolean DEFAULT false NOT NULL,
	"sent_subject" text,
	"sent_html" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sender_id" uuid,
	"sender_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"recipient_email" text NOT NULL,
	"campaign_id" uuid,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"bounced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"postal_address" text NOT NULL,
	"per_second" integer NOT NULL,
	"per_domain_per_second" integer NOT NULL,
	"tracks_opens_and_clicks" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"html_content" text NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_suppressions" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "untracked_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_campaigns" ADD CONSTRAINT "email_campaigns_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_logs" ADD CONSTRAINT "email_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_address" ON "campaign_recipients" USING btree ("campaign_id",lower("recipient_email"));--> statement-breakpoint
CREATE INDEX "campaign_recipients_status" ON "campaign_recipients" USING btree ("campaign_id","status","id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_user_id" ON "campaign_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_campaigns_created_at" ON "email_campaigns" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "email_campaigns_template_id" ON "email_campaigns" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "email_campaigns_open" ON "email_campaigns" USING btree ("status") WHERE "email_campaigns"."status" in ('draft', 'scheduled', 'sending', 'paused');--> statement-breakpoint
CREATE INDEX "email_logs_sent_at" ON "email_logs" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "email_logs_status_sent_at" ON "email_logs" USING btree ("status","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "email_logs_campaign_id" ON "email_logs" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "email_logs_recipient_email" ON "email_logs" USING btree ("recipient_email","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "email_logs_user_id" ON "email_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_suppressions_created_at" ON "email_suppressions" USING btree ("created_at" DESC NULLS LAST,"email");