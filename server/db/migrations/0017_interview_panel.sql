CREATE TABLE "interview_panels" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"interview_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "interview_panels_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "interview_panels_once" UNIQUE("tenant_id","interview_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interview_panels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interview_panels" ADD CONSTRAINT "interview_panels_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_panels" ADD CONSTRAINT "interview_panels_interview" FOREIGN KEY ("tenant_id","interview_id") REFERENCES "public"."application_interviews"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_panels" ADD CONSTRAINT "interview_panels_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_panels_of_user" ON "interview_panels" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "interview_panels" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);