-- Also brings the guards of the access log, consents and the dates of the audit log, which the standing statements hold.
ALTER TABLE "account_exports" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;