CREATE TABLE "application_letters" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_letters_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_offers" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"pay" jsonb,
	"starts_on" date,
	"hours" text,
	"place" text,
	"conditions" text,
	"reply_by" date,
	"letter_id" bigint,
	"made_by_id" bigint,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"message" text,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "application_offers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "application_offers_once" UNIQUE("tenant_id","application_id","number")
);
--> statement-breakpoint
ALTER TABLE "application_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_reply_by" date;--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_offers" ADD CONSTRAINT "application_offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_offers" ADD CONSTRAINT "application_offers_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_letters_of_application" ON "application_letters" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "applications_open_offers" ON "applications" USING btree ("offer_reply_by") WHERE "applications"."status" = 'offer' and "applications"."offer_status" = 'made';--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_letters" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_offers" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
-- Offers of before have no terms and no day to answer by; a rejected one leads back to an offer that no longer stands.
UPDATE "applications" SET "offer_status" = CASE WHEN "status" = 'offer' THEN 'made' WHEN "status" = 'hired' THEN 'accepted' ELSE 'withdrawn' END
  WHERE "status" IN ('offer', 'hired') OR "status" = 'rejected' AND "rejected_from" = 'offer';--> statement-breakpoint
INSERT INTO "application_offers" ("tenant_id", "application_id", "number", "made_at")
  SELECT "tenant_id", "id", 1, "status_changed_at" FROM "applications" WHERE "status" = 'offer';
