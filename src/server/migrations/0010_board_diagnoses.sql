CREATE TABLE "board_diagnoses" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"issue" text NOT NULL,
	"proposed_board" text,
	"proposed_identifier" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_diagnoses" ADD CONSTRAINT "board_diagnoses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;