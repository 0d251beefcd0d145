ALTER TABLE "application_events" ADD COLUMN "held_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_seconds" integer DEFAULT 0 NOT NULL;