CREATE TABLE "occupations" (
	"code" text PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"title" text NOT NULL,
	"job_zone" integer,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_releases" (
	"version" text PRIMARY KEY NOT NULL,
	"sets" jsonb NOT NULL,
	"content" "bytea",
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."listed_jobs";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "military_badged_roles" ADD COLUMN "category" text;--> statement-breakpoint
CREATE INDEX "occupations_system" ON "occupations" USING btree ("system","title");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_occupation_code_occupations_code_fk" FOREIGN KEY ("occupation_code") REFERENCES "public"."occupations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_of_occupation" ON "jobs" USING btree ("tenant_id","occupation_code") WHERE "jobs"."status" = 'published' and "jobs"."company_is_active";--> statement-breakpoint
CREATE VIEW "public"."listed_jobs" AS (select "tenant_id", "id", "company_id", "owner_id", "status", "title", "job_role_id", "occupation_code", "job_type", "work_type", "industry_ids", "experience_id", "country_id", "state_id", "city_ids", "is_remote", "remote_country_ids", "salary_min", "salary_max", "salary_currency", "salary_per", "salary_is_public", "salary_yearly", "description_html", "responsibilities", "requirements", "skills", "benefits", "clearance_required", "sponsorship", "veteran_features", "translated_role_ids", "questions", "openings", "start_on", "closes_on", "published_at", "host", "told_of", "revised_at", "ended_at", "close_reason", "removed_reason", "skill_names", "company_is_active", "search", "heading", "match_keys", "match_features", "version", "created_at", "updated_at" from "jobs" where ("jobs"."tenant_id" = current_setting('app.tenant_id')::bigint and "jobs"."status" = 'published' and "jobs"."company_is_active"));