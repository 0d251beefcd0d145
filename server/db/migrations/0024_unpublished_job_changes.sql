CREATE TABLE "applied_jobs" (
	"tenant_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "applied_jobs_tenant_id_job_id_version_pk" PRIMARY KEY("tenant_id","job_id","version")
);
--> statement-breakpoint
ALTER TABLE "applied_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unpublished_job_changes" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"job_id" bigint NOT NULL,
	"content" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unpublished_job_changes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "unpublished_job_changes_of_job" UNIQUE("tenant_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "unpublished_job_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "job_version" integer;--> statement-breakpoint
ALTER TABLE "applied_jobs" ADD CONSTRAINT "applied_jobs_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpublished_job_changes" ADD CONSTRAINT "unpublished_job_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpublished_job_changes" ADD CONSTRAINT "unpublished_job_changes_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applied_job" FOREIGN KEY ("tenant_id","job_id","job_version") REFERENCES "public"."applied_jobs"("tenant_id","job_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "job_invitations_of_job" ON "job_invitations" USING btree ("tenant_id","job_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "saved_jobs_of_job" ON "saved_jobs" USING btree ("tenant_id","job_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "applied_jobs" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "unpublished_job_changes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);