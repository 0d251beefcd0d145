CREATE TABLE "hiring_teams" (
	"tenant_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hiring_teams_tenant_id_job_id_user_id_pk" PRIMARY KEY("tenant_id","job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "hiring_teams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_role" text DEFAULT 'recruiter' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "member_role" text DEFAULT 'recruiter' NOT NULL;--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hiring_teams_of_user" ON "hiring_teams" USING btree ("tenant_id","user_id","job_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_recruits" CHECK (not "users"."is_admin" or "users"."member_role" = 'recruiter');--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "hiring_teams" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);