CREATE TABLE "message_reports" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "message_reports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "message_reports_of_user" UNIQUE("tenant_id","user_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_threads" (
	"tenant_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"last_message_id" bigint NOT NULL,
	"veteran_read_to" bigint DEFAULT 0 NOT NULL,
	"employer_read_to" bigint DEFAULT 0 NOT NULL,
	"veteran_unread" integer DEFAULT 0 NOT NULL,
	"employer_unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_threads_tenant_id_application_id_pk" PRIMARY KEY("tenant_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "message_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"side" text NOT NULL,
	"sender_id" bigint,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "tailored_job_id" bigint;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reports_at" ON "message_reports" USING btree ("tenant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "message_reports_of_message" ON "message_reports" USING btree ("tenant_id","message_id");--> statement-breakpoint
CREATE INDEX "message_threads_of_user" ON "message_threads" USING btree ("tenant_id","user_id","last_message_id");--> statement-breakpoint
CREATE INDEX "message_threads_of_company" ON "message_threads" USING btree ("tenant_id","company_id","last_message_id");--> statement-breakpoint
CREATE INDEX "message_threads_unread_by_user" ON "message_threads" USING btree ("tenant_id","user_id") WHERE "message_threads"."veteran_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_unread_by_company" ON "message_threads" USING btree ("tenant_id","company_id") WHERE "message_threads"."employer_unread" > 0;--> statement-breakpoint
CREATE INDEX "messages_of_application" ON "messages" USING btree ("tenant_id","application_id","id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("tenant_id","sender_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "message_reports" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "message_threads" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "messages" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);