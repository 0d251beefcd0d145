CREATE TABLE "application_interviews" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"times" jsonb NOT NULL,
	"at" timestamp with time zone,
	"minutes" integer NOT NULL,
	"mode" text NOT NULL,
	"place" text,
	"link" text,
	"employer_zone" text,
	"veteran_zone" text,
	"message" text,
	"message_by" text,
	"made_by_id" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"day_reminded_at" timestamp with time zone,
	"hour_reminded_at" timestamp with time zone,
	CONSTRAINT "application_interviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "application_interviews_once" UNIQUE("tenant_id","application_id","number")
);
--> statement-breakpoint
ALTER TABLE "application_interviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "interview" text;--> statement-breakpoint
ALTER TABLE "application_offers" ADD COLUMN "last_day_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "application_interviews" ADD CONSTRAINT "application_interviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interviews" ADD CONSTRAINT "application_interviews_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_interviews_of_recruiter" ON "application_interviews" USING btree ("tenant_id","made_by_id","at") WHERE "application_interviews"."at" is not null;--> statement-breakpoint
CREATE INDEX "application_interviews_ahead" ON "application_interviews" USING btree ("at") WHERE "application_interviews"."hour_reminded_at" is null;--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_interviews" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
-- Interviews of before were set by the employer alone, at a time that the veteran was told: they are confirmed, or held.
UPDATE "applications" SET
  "interview_until" = CASE WHEN "status" = 'interview' THEN ("interview"->>'at')::timestamptz + interval '1 hour' END,
  "interview_status" = CASE WHEN "status" = 'interview' THEN 'confirmed' ELSE 'held' END
  WHERE "interview"->>'at' IS NOT NULL AND ("status" IN ('interview', 'offer', 'hired') OR "status" = 'rejected' AND "rejected_from" IN ('interview', 'offer'));--> statement-breakpoint
INSERT INTO "application_interviews" ("tenant_id", "application_id", "number", "times", "at", "minutes", "mode", "place", "changed_at")
  SELECT "tenant_id", "id", 1, jsonb_build_array("interview"->>'at'), ("interview"->>'at')::timestamptz, 60, "interview"->>'mode', "interview"->>'place', "status_changed_at"
  FROM "applications" WHERE "interview_status" IS NOT NULL;
