ALTER TABLE "companies" ADD COLUMN "commitment_evidence" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "checked_commitment" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "commitment_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requested_identity" jsonb;
