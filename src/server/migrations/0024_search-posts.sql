ALTER TABLE "blog_posts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || E'\n' || content)) STORED NOT NULL;--> statement-breakpoint
-- Uncompressed: a search that no index helps reads all of it.
ALTER TABLE "blog_posts" ALTER COLUMN "search_text" SET STORAGE EXTERNAL;--> statement-breakpoint
UPDATE "blog_posts" SET "content" = "content";--> statement-breakpoint
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "blog_posts_search_text" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE NOTICE 'Searches through the blog have no index: %', SQLERRM;
END $$;
