ALTER TABLE "application_events" ADD COLUMN "held_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "inactive_from" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD COLUMN "pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "applications_undecided" ON "applications" USING btree ("status_changed_at") WHERE "applications"."status" in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer');