CREATE TABLE "message_attachments" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"side" text NOT NULL,
	"uploader_id" bigint,
	"message_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_attachments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "message_attachments_owner" CHECK ("message_attachments"."uploader_id" is null or "message_attachments"."message_id" is null)
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"author_id" bigint,
	"author" text NOT NULL,
	"overall" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "application_ratings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "application_ratings_once" UNIQUE("tenant_id","application_id","author_id")
);
--> statement-breakpoint
ALTER TABLE "application_ratings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "mention_ids" bigint[];--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "hidden_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_uploader" FOREIGN KEY ("tenant_id","uploader_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_of_application" ON "message_attachments" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "message_attachments_of_message" ON "message_attachments" USING btree ("tenant_id","message_id");--> statement-breakpoint
CREATE INDEX "message_attachments_of_uploader" ON "message_attachments" USING btree ("tenant_id","uploader_id");--> statement-breakpoint
CREATE INDEX "message_attachments_unsent" ON "message_attachments" USING btree ("created_at") WHERE "message_attachments"."message_id" is null;--> statement-breakpoint
CREATE INDEX "application_notes_with_mentions" ON "application_notes" USING btree ("tenant_id") WHERE "application_notes"."mention_ids" is not null;--> statement-breakpoint
CREATE INDEX "applications_of_assignee" ON "applications" USING btree ("tenant_id","assignee_id") WHERE "applications"."assignee_id" is not null;--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "message_attachments" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_ratings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);