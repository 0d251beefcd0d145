CREATE SEQUENCE "public"."questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."question_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_log" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint,
	"company_id" bigint NOT NULL,
	"company" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"object_id" bigint,
	"object_title" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_user_id_operation_key_pk" PRIMARY KEY("tenant_id","user_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"device" text,
	"place" text,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"role" text NOT NULL,
	"is_tenant_admin" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"access_epoch" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"phone_number" text,
	"country_code" text,
	"country_id" bigint,
	"state_id" bigint,
	"city_id" bigint,
	"profile_picture" jsonb,
	"company_id" bigint,
	"company_found_id" bigint,
	"is_admin" boolean DEFAULT false NOT NULL,
	"job_title" text,
	"headline" text,
	"availability" text,
	"willing_to_relocate" boolean,
	"work_radius_km" integer,
	"partner" text,
	"candidate_visibility" text DEFAULT 'hidden' NOT NULL,
	"privacy_version" text,
	"consent_analytics" boolean DEFAULT false NOT NULL,
	"consent_recording" boolean DEFAULT false NOT NULL,
	"consent_marketing" boolean DEFAULT false NOT NULL,
	"leaves_at" timestamp with time zone,
	"leaving" jsonb,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_one_company" CHECK ("users"."company_id" is null or "users"."company_found_id" is null)
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_plan_tasks" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"category" text NOT NULL,
	"priority" integer NOT NULL,
	"due_on" date,
	"is_own_date" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"note" text,
	"link" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_plan_tasks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "action_plan_tasks_of_rule" UNIQUE("tenant_id","plan_id","code")
);
--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_plans" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"direction_option_id" bigint NOT NULL,
	"leaving_date" date,
	"generated_from" bigint[] NOT NULL,
	"focus" text,
	"goal_on" date,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "action_plans_of_user" UNIQUE("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "action_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_events" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"by_user_id" bigint,
	"public_note" text,
	CONSTRAINT "application_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_files" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"at" timestamp with time zone NOT NULL,
	"bytes" "bytea",
	"page_count" integer,
	CONSTRAINT "application_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "application_files_of_application" UNIQUE("tenant_id","application_id"),
	CONSTRAINT "application_files_something" CHECK ("application_files"."bytes" is not null or "application_files"."content" is not null)
);
--> statement-breakpoint
ALTER TABLE "application_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_notes" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"application_id" bigint NOT NULL,
	"author_id" bigint,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_notes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applications" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"job_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"status" text NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"rejected_from" text,
	"job_title" text NOT NULL,
	"resume_id" bigint,
	"profile" jsonb,
	"cover_note" text,
	"answers" jsonb NOT NULL,
	"consent_version" text NOT NULL,
	"match_score" integer,
	"reason_code" text,
	"public_note" text,
	"interview" jsonb,
	"host" text NOT NULL,
	"delayed_mail_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"category" text DEFAULT 'decision' NOT NULL,
	"result" text DEFAULT 'done' NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"network" text,
	"device" text,
	"place" text,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"counted_as" text,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "candidate_facts" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"stamp" text NOT NULL,
	"facts" jsonb NOT NULL,
	"card_facts" jsonb NOT NULL,
	"civilian_title" text NOT NULL,
	"service_id" bigint,
	"service" text,
	"rank_band" text,
	"years_served" integer,
	"country_id" bigint,
	"state_id" bigint,
	"state" text,
	"city_id" bigint,
	"city" text,
	"lat" real,
	"lng" real,
	"availability" text,
	"badged_role_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"occupation_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"card_occupation_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"sector" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"skill_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"card_skill_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"clearances" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" text NOT NULL,
	"all_words" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_facts_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_blocks" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_blocks_tenant_id_user_id_company_id_pk" PRIMARY KEY("tenant_id","user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "company_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_invitations" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"invited_by_id" bigint,
	"message" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "job_invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "job_invitations_once" UNIQUE("tenant_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"legal_name" text,
	"registration_number" text,
	"website" text NOT NULL,
	"email_domain" text,
	"company_type" text NOT NULL,
	"size_from" integer NOT NULL,
	"size_to" integer,
	"industry_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"state_id" bigint,
	"city" text NOT NULL,
	"address_line_1" text,
	"postcode" text,
	"contact_phone" text,
	"description" text NOT NULL,
	"veteran_commitment" text DEFAULT 'none' NOT NULL,
	"logo" jsonb,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"rejection_code" text,
	"rejection_text" text,
	"attempts_left" integer DEFAULT 3 NOT NULL,
	"note" text,
	"appealed_at" timestamp with time zone,
	"appeal_text" text,
	"appeal_is_open" boolean DEFAULT false NOT NULL,
	"recheck_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"privacy_version" text,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_exports" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"sections" text[] NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"file_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_exports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "made_files" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"page_count" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "made_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "made_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "flow_steps" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"flow_id" text NOT NULL,
	"day" date NOT NULL,
	"version" text NOT NULL,
	"visit" text NOT NULL,
	"from_state" text NOT NULL,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "flow_steps_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "flow_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_changes" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"job_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" bigint,
	"field" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "job_changes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_reports" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "job_reports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "job_reports_of_user" UNIQUE("tenant_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_words" (
	"tenant_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "job_words_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
ALTER TABLE "job_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jobs" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"company_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"job_role_id" bigint,
	"job_type" text[] DEFAULT '{}'::text[] NOT NULL,
	"work_type" text[] DEFAULT '{}'::text[] NOT NULL,
	"industry_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"experience_id" bigint,
	"country_id" bigint,
	"state_id" bigint,
	"city_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"remote_country_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text,
	"salary_per" text,
	"salary_is_public" boolean DEFAULT true NOT NULL,
	"salary_yearly" integer,
	"description_html" text DEFAULT '' NOT NULL,
	"responsibilities" text[] DEFAULT '{}'::text[] NOT NULL,
	"requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"clearance_required" boolean DEFAULT false NOT NULL,
	"sponsorship" boolean DEFAULT false NOT NULL,
	"veteran_features" text[] DEFAULT '{}'::text[] NOT NULL,
	"translated_role_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"start_on" date,
	"closes_on" date,
	"published_at" timestamp with time zone,
	"host" text,
	"told_of" date,
	"revised_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"close_reason" text,
	"removed_reason" text,
	"skill_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"company_is_active" boolean DEFAULT true NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"heading" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"match_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "jobs_salary" CHECK ("jobs"."salary_min" <= "jobs"."salary_max")
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_jobs_tenant_id_user_id_job_id_pk" PRIMARY KEY("tenant_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "saved_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sign_up" jsonb,
	CONSTRAINT "one_time_tokens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint,
	"about_user_id" bigint,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sealed_token" text,
	"token_id" bigint,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preferences_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"about_user_id" bigint,
	"application_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "given_answers" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "given_answers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "given_answers_of_question" UNIQUE("tenant_id","user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "given_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "onboarding_drafts" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"step" integer NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "onboarding_drafts_of_step" UNIQUE("tenant_id","user_id","step"),
	CONSTRAINT "onboarding_drafts_step" CHECK ("onboarding_drafts"."step" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "onboardings" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"personal_details_done_at" timestamp with time zone,
	"cv_done_at" timestamp with time zone,
	"cv_skipped_at" timestamp with time zone,
	"career_direction_done_at" timestamp with time zone,
	"questionnaire_done_at" timestamp with time zone,
	"action_plan_done_at" timestamp with time zone,
	"services_done_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	"dob" date,
	"gender" text,
	"phone_number" text,
	"country_code" text,
	"person_question_id" bigint,
	"person_option_id" bigint,
	"direction_question_id" bigint,
	"direction_option_id" bigint,
	"service_category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"resume_id" bigint,
	"military_summary" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboardings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "onboardings_of_user" UNIQUE("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "onboardings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pictures" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"original" "bytea" NOT NULL,
	"thumb" "bytea" NOT NULL,
	"printed" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"state_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"title" text NOT NULL,
	"search" text NOT NULL,
	"lat" real NOT NULL,
	"lng" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "civilian_occupations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"uk_title" text NOT NULL,
	"soc_code" text NOT NULL,
	"uk_soc_code" text NOT NULL,
	"industry_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"iso2" text NOT NULL,
	"phone_code" text NOT NULL,
	"is_offered" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crosswalk" (
	"badged_role_id" bigint NOT NULL,
	"occupation_id" bigint NOT NULL,
	"match_type" text NOT NULL,
	CONSTRAINT "crosswalk_badged_role_id_occupation_id_pk" PRIMARY KEY("badged_role_id","occupation_id")
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_badged_roles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"title" text NOT NULL,
	"code" text,
	"profession_id" bigint,
	"corps_id" bigint,
	"branch_id" bigint,
	"has_badge" boolean NOT NULL,
	"skills" text[] NOT NULL,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_branches" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"navy_service_id" bigint,
	"title" text NOT NULL,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_corps" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"title" text NOT NULL,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_navy_services" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"title" text NOT NULL,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_professions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"title" text NOT NULL,
	"code" text,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_ranks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"service_id" bigint NOT NULL,
	"title" text NOT NULL,
	"abbreviation" text NOT NULL,
	"nato_code" text NOT NULL,
	"pay_grade" text,
	"group" text NOT NULL,
	"aliases" text[] NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "military_services" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"short_title" text NOT NULL,
	"country_id" bigint NOT NULL,
	"has_navy_services" boolean NOT NULL,
	"has_branches" boolean NOT NULL,
	"has_corps" boolean NOT NULL,
	"corps_for_officers_only" boolean NOT NULL,
	"has_professions" boolean NOT NULL,
	"has_badged_roles" boolean NOT NULL,
	"labels" jsonb NOT NULL,
	"search" text NOT NULL,
	"is_legacy" boolean NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"tenant_id" bigint,
	"id" bigint PRIMARY KEY DEFAULT nextval('question_options_id_seq') NOT NULL,
	"question_id" bigint NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"order" integer NOT NULL,
	"is_exclusive" boolean NOT NULL,
	CONSTRAINT "question_options_value" UNIQUE("tenant_id","question_id","value")
);
--> statement-breakpoint
ALTER TABLE "question_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questions" (
	"tenant_id" bigint,
	"withdrawn_at" timestamp with time zone,
	"id" bigint PRIMARY KEY DEFAULT nextval('questions_id_seq') NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"help_text" text,
	"why_we_ask" text NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"order" integer NOT NULL,
	"max_length" integer,
	"min" integer,
	"max" integer,
	"visibility_place" text NOT NULL,
	"career_direction_id" bigint,
	"country_id" bigint,
	"depends_on" jsonb,
	CONSTRAINT "questions_code" UNIQUE("tenant_id","code")
);
--> statement-breakpoint
ALTER TABLE "questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reference_loads" (
	"list" text PRIMARY KEY NOT NULL,
	"checksum" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" bigint PRIMARY KEY NOT NULL,
	"country_id" bigint NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"resume_id" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "resume_files_of_resume" UNIQUE("tenant_id","resume_id")
);
--> statement-breakpoint
ALTER TABLE "resume_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_readings" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"resume_id" bigint NOT NULL,
	"status" text NOT NULL,
	"confidence" real,
	"fields" jsonb NOT NULL,
	"unmapped" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_readings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "resume_readings_of_resume" UNIQUE("tenant_id","resume_id")
);
--> statement-breakpoint
ALTER TABLE "resume_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_versions" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"resume_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"reason" text NOT NULL,
	"content" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "resume_versions_of_resume" UNIQUE("tenant_id","resume_id","n")
);
--> statement-breakpoint
ALTER TABLE "resume_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resumes" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"sections" jsonb NOT NULL,
	"template_id" text DEFAULT 'meridian-black' NOT NULL,
	"page_size" text NOT NULL,
	"section_order" jsonb NOT NULL,
	"hidden_sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"federal" jsonb,
	"page_count" integer,
	"checks" jsonb,
	"is_primary" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resumes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "resumes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chosen_services" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"service_id" bigint NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chosen_services_tenant_id_user_id_service_id_pk" PRIMARY KEY("tenant_id","user_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "chosen_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_interests" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"message" text,
	"share_contact" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_interests_tenant_id_user_id_course_id_pk" PRIMARY KEY("tenant_id","user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_interests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "courses" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"description_html" text NOT NULL,
	"eligibility" text NOT NULL,
	"how_to_join" text NOT NULL,
	"service_type" text[] NOT NULL,
	"availability" text NOT NULL,
	"countries" bigint[] NOT NULL,
	"city_id" bigint,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"url" text,
	"tags" text[] NOT NULL,
	"words" text NOT NULL,
	"title" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"level" text NOT NULL,
	"duration" text NOT NULL,
	"starts_on" date,
	"cost_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"funding" text[] NOT NULL,
	"qualification" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "courses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "courses_code" UNIQUE("tenant_id","code")
);
--> statement-breakpoint
ALTER TABLE "courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_courses" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_courses_tenant_id_user_id_course_id_pk" PRIMARY KEY("tenant_id","user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "saved_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_services" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"service_id" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_services_tenant_id_user_id_service_id_pk" PRIMARY KEY("tenant_id","user_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "saved_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"service_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"message" text,
	"preferred_contact" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_contacts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_providers" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"description_html" text NOT NULL,
	"eligibility" text NOT NULL,
	"how_to_join" text NOT NULL,
	"service_type" text[] NOT NULL,
	"availability" text NOT NULL,
	"countries" bigint[] NOT NULL,
	"city_id" bigint,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"url" text,
	"tags" text[] NOT NULL,
	"words" text NOT NULL,
	"name" text NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"cost" text NOT NULL,
	"phone" text,
	"text_number" text,
	"email" text,
	"crisis_line" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "service_providers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "service_providers_code" UNIQUE("tenant_id","code")
);
--> statement-breakpoint
ALTER TABLE "service_providers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identities" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_states" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "social_states_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "social_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"provider" text NOT NULL,
	"token_hash" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "social_tickets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "social_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"message" text,
	"invited_by_id" bigint NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by_id" bigint,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by_id" bigint,
	"revoked_at" timestamp with time zone,
	"mail_id" bigint,
	CONSTRAINT "invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"message" text,
	"joined_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"approved_by_id" bigint,
	"decided_at" timestamp with time zone,
	"reason" text,
	"declined_company_ids" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "memberships_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "memberships_of_user" UNIQUE("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "captcha_uses" (
	"nonce" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sweep_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"doubted_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"product_name" text,
	"country_ids" bigint[] NOT NULL,
	"default_country_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"marketing_url" text NOT NULL,
	"contact_email" text NOT NULL,
	"logo_url" text,
	"privacy_url" text NOT NULL,
	"privacy_version" text NOT NULL,
	"terms_url" text NOT NULL,
	"approve_veterans" boolean DEFAULT false NOT NULL,
	"captcha_required" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	"social" jsonb NOT NULL,
	"analytics" jsonb,
	"recording" jsonb,
	"partners" jsonb NOT NULL,
	CONSTRAINT "tenants_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "transition_evidence" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"milestone_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transition_evidence_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transition_evidence_of_milestone" UNIQUE("tenant_id","milestone_id")
);
--> statement-breakpoint
ALTER TABLE "transition_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transition_milestones" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"code" text,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"why" text,
	"advice" text,
	"due_on" date NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"is_own_date" boolean DEFAULT false NOT NULL,
	"mark" text,
	"link" jsonb,
	"note" text,
	"reminded_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transition_milestones_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transition_milestones_of_rule" UNIQUE("tenant_id","plan_id","code")
);
--> statement-breakpoint
ALTER TABLE "transition_milestones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transition_plans" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"passed_steps" integer[] DEFAULT '{}' NOT NULL,
	"country_id" bigint NOT NULL,
	"leaving_date" date,
	"sections" jsonb NOT NULL,
	"host" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transition_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transition_plans_step" CHECK ("transition_plans"."step" between 0 and 6)
);
--> statement-breakpoint
ALTER TABLE "transition_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_found" FOREIGN KEY ("tenant_id","company_found_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD CONSTRAINT "action_plan_tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD CONSTRAINT "action_plan_tasks_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD CONSTRAINT "action_plan_tasks_plan" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."action_plans"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_direction_option_id_question_options_id_fk" FOREIGN KEY ("direction_option_id") REFERENCES "public"."question_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."applications"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_facts" ADD CONSTRAINT "candidate_facts_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_blocks" ADD CONSTRAINT "company_blocks_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_blocks" ADD CONSTRAINT "company_blocks_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_files" ADD CONSTRAINT "made_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_files" ADD CONSTRAINT "made_files_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_steps" ADD CONSTRAINT "flow_steps_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_role_id_civilian_occupations_id_fk" FOREIGN KEY ("job_role_id") REFERENCES "public"."civilian_occupations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_person_question_id_questions_id_fk" FOREIGN KEY ("person_question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_person_option_id_question_options_id_fk" FOREIGN KEY ("person_option_id") REFERENCES "public"."question_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_direction_question_id_questions_id_fk" FOREIGN KEY ("direction_question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_direction_option_id_question_options_id_fk" FOREIGN KEY ("direction_option_id") REFERENCES "public"."question_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_resume" FOREIGN KEY ("tenant_id","resume_id") REFERENCES "public"."resumes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "civilian_occupations" ADD CONSTRAINT "civilian_occupations_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crosswalk" ADD CONSTRAINT "crosswalk_badged_role_id_military_badged_roles_id_fk" FOREIGN KEY ("badged_role_id") REFERENCES "public"."military_badged_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crosswalk" ADD CONSTRAINT "crosswalk_occupation_id_civilian_occupations_id_fk" FOREIGN KEY ("occupation_id") REFERENCES "public"."civilian_occupations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_badged_roles" ADD CONSTRAINT "military_badged_roles_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_badged_roles" ADD CONSTRAINT "military_badged_roles_profession_id_military_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."military_professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_badged_roles" ADD CONSTRAINT "military_badged_roles_corps_id_military_corps_id_fk" FOREIGN KEY ("corps_id") REFERENCES "public"."military_corps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_badged_roles" ADD CONSTRAINT "military_badged_roles_branch_id_military_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."military_branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_branches" ADD CONSTRAINT "military_branches_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_branches" ADD CONSTRAINT "military_branches_navy_service_id_military_navy_services_id_fk" FOREIGN KEY ("navy_service_id") REFERENCES "public"."military_navy_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_corps" ADD CONSTRAINT "military_corps_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_navy_services" ADD CONSTRAINT "military_navy_services_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_professions" ADD CONSTRAINT "military_professions_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_ranks" ADD CONSTRAINT "military_ranks_service_id_military_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."military_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "military_services" ADD CONSTRAINT "military_services_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_resume" FOREIGN KEY ("tenant_id","resume_id") REFERENCES "public"."resumes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_resume" FOREIGN KEY ("tenant_id","resume_id") REFERENCES "public"."resumes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_resume" FOREIGN KEY ("tenant_id","resume_id") REFERENCES "public"."resumes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_services" ADD CONSTRAINT "chosen_services_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_services" ADD CONSTRAINT "chosen_services_service" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service_providers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_interests" ADD CONSTRAINT "course_interests_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_interests" ADD CONSTRAINT "course_interests_course" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_provider" FOREIGN KEY ("tenant_id","provider_id") REFERENCES "public"."service_providers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_course" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_services" ADD CONSTRAINT "saved_services_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_services" ADD CONSTRAINT "saved_services_service" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service_providers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contacts" ADD CONSTRAINT "service_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contacts" ADD CONSTRAINT "service_contacts_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contacts" ADD CONSTRAINT "service_contacts_service" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."service_providers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_states" ADD CONSTRAINT "social_states_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD CONSTRAINT "social_tickets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by" FOREIGN KEY ("tenant_id","invited_by_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_evidence" ADD CONSTRAINT "transition_evidence_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_evidence" ADD CONSTRAINT "transition_evidence_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_evidence" ADD CONSTRAINT "transition_evidence_plan" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."transition_plans"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_evidence" ADD CONSTRAINT "transition_evidence_milestone" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."transition_milestones"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_milestones" ADD CONSTRAINT "transition_milestones_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_milestones" ADD CONSTRAINT "transition_milestones_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_milestones" ADD CONSTRAINT "transition_milestones_plan" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."transition_plans"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_plans" ADD CONSTRAINT "transition_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_plans" ADD CONSTRAINT "transition_plans_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_of_user" ON "access_log" USING btree ("tenant_id","user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_log_of_company" ON "access_log" USING btree ("tenant_id","company_id","at");--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "users_company_id" ON "users" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("leaves_at") WHERE "users"."leaves_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_used" ON "users" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "application_events_of_application" ON "application_events" USING btree ("tenant_id","application_id","at");--> statement-breakpoint
CREATE INDEX "application_events_newest" ON "application_events" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "application_notes_of_application" ON "application_notes" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("tenant_id","job_id","user_id");--> statement-breakpoint
CREATE INDEX "applications_of_user" ON "applications" USING btree ("tenant_id","user_id","status_changed_at");--> statement-breakpoint
CREATE INDEX "applications_of_company" ON "applications" USING btree ("tenant_id","company_id","status");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("tenant_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_category" ON "audit_entries" USING btree ("tenant_id","category","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("tenant_id","actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_visitors" ON "audit_entries" USING btree ("tenant_id","action","subject_kind","at") WHERE "audit_entries"."actor_kind" = 'visitor';--> statement-breakpoint
CREATE INDEX "audit_entries_outdated" ON "audit_entries" USING btree ("at") WHERE "audit_entries"."category" <> 'decision' or "audit_entries"."network" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_counted" ON "audit_entries" USING btree ("tenant_id","counted_as");--> statement-breakpoint
CREATE INDEX "job_invitations_of_company" ON "job_invitations" USING btree ("tenant_id","company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_email_domain" ON "companies" USING btree ("tenant_id","email_domain");--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("tenant_id","user_id","given_at");--> statement-breakpoint
CREATE INDEX "account_exports_of_user" ON "account_exports" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "account_exports_waiting" ON "account_exports" USING btree ("created_at") WHERE "account_exports"."status" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "made_files_key" ON "made_files" USING btree ("tenant_id","key");--> statement-breakpoint
CREATE INDEX "made_files_of_user" ON "made_files" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "flow_steps_day" ON "flow_steps" USING btree ("tenant_id","flow_id","day");--> statement-breakpoint
CREATE INDEX "flow_steps_age" ON "flow_steps" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_changes_of_job" ON "job_changes" USING btree ("tenant_id","job_id","at");--> statement-breakpoint
CREATE INDEX "job_reports_at" ON "job_reports" USING btree ("tenant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "job_words_alike" ON "job_words" USING gin ("tenant_id","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "jobs" USING btree ("tenant_id","company_id","status");--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("tenant_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'published' and "jobs"."company_is_active";--> statement-breakpoint
CREATE INDEX "jobs_paid" ON "jobs" USING btree ("tenant_id","salary_yearly") WHERE "jobs"."status" = 'published' and "jobs"."company_is_active" and "jobs"."salary_yearly" is not null;--> statement-breakpoint
CREATE INDEX "jobs_found" ON "jobs" USING gin ("tenant_id","search","match_keys") WHERE "jobs"."status" = 'published' and "jobs"."company_is_active";--> statement-breakpoint
CREATE INDEX "jobs_running_out" ON "jobs" USING btree ("closes_on") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_of_user" ON "one_time_tokens" USING btree ("tenant_id","user_id","kind");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("next_attempt_at") WHERE "outgoing_mails"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outgoing_mails_newest" ON "outgoing_mails" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("tenant_id","about_user_id") WHERE "notifications"."about_user_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("tenant_id","user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_key" ON "pictures" USING btree ("tenant_id","key");--> statement-breakpoint
CREATE INDEX "cities_state_id" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "cities_country_id_search" ON "cities" USING btree ("country_id","search" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "military_badged_roles_profession_id" ON "military_badged_roles" USING btree ("profession_id");--> statement-breakpoint
CREATE INDEX "military_badged_roles_corps_id" ON "military_badged_roles" USING btree ("corps_id");--> statement-breakpoint
CREATE INDEX "military_badged_roles_branch_id" ON "military_badged_roles" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "military_ranks_service_id" ON "military_ranks" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "question_options_question_id" ON "question_options" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_visibility_place" ON "questions" USING btree ("visibility_place");--> statement-breakpoint
CREATE INDEX "states_country_id" ON "states" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "resume_files_of_user" ON "resume_files" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "resume_readings_waiting" ON "resume_readings" USING btree ("tenant_id","created_at") WHERE "resume_readings"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "resumes_of_user" ON "resumes" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_one_primary" ON "resumes" USING btree ("tenant_id","user_id") WHERE "resumes"."is_primary" and "resumes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("tenant_id","category");--> statement-breakpoint
CREATE INDEX "courses_lat" ON "courses" USING btree ("tenant_id","lat");--> statement-breakpoint
CREATE INDEX "service_contacts_of_user" ON "service_contacts" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "service_providers_category" ON "service_providers" USING btree ("tenant_id","category");--> statement-breakpoint
CREATE INDEX "service_providers_lat" ON "service_providers" USING btree ("tenant_id","lat");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("tenant_id","provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_of_user" ON "identities" USING btree ("tenant_id","user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "social_states_hash" ON "social_states" USING btree ("tenant_id","state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "social_tickets_hash" ON "social_tickets" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash" ON "invitations" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("tenant_id","company_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "captcha_uses_ends_at" ON "captcha_uses" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "transition_evidence_of_plan" ON "transition_evidence" USING btree ("tenant_id","plan_id");--> statement-breakpoint
CREATE INDEX "transition_milestones_due" ON "transition_milestones" USING btree ("due_on") WHERE "transition_milestones"."mark" is null;--> statement-breakpoint
CREATE INDEX "transition_plans_of_user" ON "transition_plans" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transition_plans_one_of_type" ON "transition_plans" USING btree ("tenant_id","user_id","type") WHERE "transition_plans"."status" in ('draft', 'active');--> statement-breakpoint
CREATE VIEW "public"."known_words" AS (select "tenant_id", "word" from "job_words" where "job_words"."tenant_id" = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE VIEW "public"."listed_jobs" AS (select "tenant_id", "id", "company_id", "owner_id", "status", "title", "job_role_id", "job_type", "work_type", "industry_ids", "experience_id", "country_id", "state_id", "city_ids", "is_remote", "remote_country_ids", "salary_min", "salary_max", "salary_currency", "salary_per", "salary_is_public", "salary_yearly", "description_html", "responsibilities", "requirements", "skills", "benefits", "clearance_required", "sponsorship", "veteran_features", "translated_role_ids", "questions", "openings", "start_on", "closes_on", "published_at", "host", "told_of", "revised_at", "ended_at", "close_reason", "removed_reason", "skill_names", "company_is_active", "search", "heading", "match_keys", "version", "created_at", "updated_at" from "jobs" where ("jobs"."tenant_id" = current_setting('app.tenant_id')::bigint and "jobs"."status" = 'published' and "jobs"."company_is_active"));--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "access_log" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "users" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "action_plan_tasks" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "action_plans" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_events" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_files" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "application_notes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "applications" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "audit_entries" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "candidate_facts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "company_blocks" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "job_invitations" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "companies" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "consents" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "account_exports" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "made_files" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "flow_steps" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "job_changes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "job_reports" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "job_words" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "jobs" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "saved_jobs" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "one_time_tokens" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "outgoing_mails" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "notification_preferences" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "given_answers" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "onboarding_drafts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "onboardings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "pictures" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "shared_or_of_this_tenant" ON "question_options" AS PERMISSIVE FOR SELECT TO public USING (tenant_id is null or tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "added_by_this_tenant" ON "question_options" AS PERMISSIVE FOR INSERT TO public WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "changed_by_this_tenant" ON "question_options" AS PERMISSIVE FOR UPDATE TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "removed_by_this_tenant" ON "question_options" AS PERMISSIVE FOR DELETE TO public USING (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "shared_or_of_this_tenant" ON "questions" AS PERMISSIVE FOR SELECT TO public USING (tenant_id is null or tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "added_by_this_tenant" ON "questions" AS PERMISSIVE FOR INSERT TO public WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "changed_by_this_tenant" ON "questions" AS PERMISSIVE FOR UPDATE TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "removed_by_this_tenant" ON "questions" AS PERMISSIVE FOR DELETE TO public USING (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "resume_files" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "resume_readings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "resume_versions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "resumes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "chosen_services" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "course_interests" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "courses" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "saved_courses" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "saved_services" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "service_contacts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "service_providers" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "identities" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "social_states" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "social_tickets" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "memberships" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "transition_evidence" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "transition_milestones" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "transition_plans" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
-- Long texts lie beside the row, and what filters and counts look at within it, so that a search goes through short rows.
ALTER TABLE "jobs" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" SET STORAGE external,
	ALTER COLUMN "title" SET STORAGE main,
	ALTER COLUMN "heading" SET STORAGE main,
	ALTER COLUMN "job_type" SET STORAGE main,
	ALTER COLUMN "work_type" SET STORAGE main,
	ALTER COLUMN "industry_ids" SET STORAGE main,
	ALTER COLUMN "city_ids" SET STORAGE main,
	ALTER COLUMN "remote_country_ids" SET STORAGE main;
