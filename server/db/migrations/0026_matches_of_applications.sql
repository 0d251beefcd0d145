CREATE TABLE "dismissed_jobs" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_jobs_tenant_id_user_id_job_id_pk" PRIMARY KEY("tenant_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match" jsonb;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_jobs_of_job" ON "dismissed_jobs" USING btree ("tenant_id","job_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "dismissed_jobs" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);