CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"featured_image" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp with time zone,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reading_time" integer NOT NULL,
	"published_date" timestamp with time zone,
	"updated_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"author_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"tags" text[] NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "blog_views_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"post_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "post_categories_post_id_category_id_pk" PRIMARY KEY("post_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_images_created_at" ON "blog_images" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_date" desc,"id" desc) WHERE is_published;--> statement-breakpoint
CREATE INDEX "blog_posts_created_at" ON "blog_posts" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled_for" ON "blog_posts" USING btree ("scheduled_for") WHERE scheduled_for is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_author_id" ON "blog_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_revisions_post_id_version" ON "blog_revisions" USING btree ("post_id","version" desc);--> statement-breakpoint
CREATE INDEX "blog_revisions_author_id" ON "blog_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_slugs_post_id" ON "blog_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_views_day" ON "blog_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "post_categories_category_id" ON "post_categories" USING btree ("category_id");