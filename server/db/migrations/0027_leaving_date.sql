ALTER TABLE "onboardings" ADD COLUMN "leaving_answer" text;--> statement-breakpoint
ALTER TABLE "onboardings" ADD COLUMN "leaving_on" text;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_leaving_on" CHECK ("onboardings"."leaving_on" ~ '^\d{4}-\d{2}(-\d{2})?$');--> statement-breakpoint
-- Until now the leaving date was kept with what the CV says.
UPDATE "onboardings" SET "leaving_on" = "military_summary" ->> 'leaving_date',
  "leaving_answer" = CASE WHEN "military_summary" ->> 'leaving_date' < current_date::text THEN 'left' ELSE 'dated' END
  WHERE "military_summary" ->> 'leaving_date' IS NOT NULL;
