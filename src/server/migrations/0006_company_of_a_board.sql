-- Until now only the made-up companies had jobs: each becomes the follower-less company of its made-up board.
INSERT INTO "supported_companies" ("id", "name", "website", "industry", "about", "board", "board_identifier", "is_listed", "is_demo", "created_at", "updated_at")
SELECT gen_random_uuid(), "name", "website", "industry", "about", 'demo', "slug", true, true, "created_at", "updated_at" FROM "companies";--> statement-breakpoint
UPDATE "companies" SET "supported_company_id" = "supported_companies"."id" FROM "supported_companies"
WHERE "supported_companies"."board" = 'demo' AND "supported_companies"."board_identifier" = "companies"."slug";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_slug_unique";--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "supported_company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "slug";