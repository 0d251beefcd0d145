ALTER TABLE "application_offers" ADD COLUMN "moved_from" date;--> statement-breakpoint
ALTER TABLE "application_offers" ADD COLUMN "moved_because" text;--> statement-breakpoint
ALTER TABLE "application_offers" ADD COLUMN "checks" jsonb;