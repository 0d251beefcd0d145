CREATE TABLE "plan_steps" (
	"tenant_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"user_id" bigint NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"due_on" date,
	"window_from" date,
	"window_to" date,
	"is_own_date" boolean DEFAULT false NOT NULL,
	"note" text,
	"reminded_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_steps_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "plan_steps_of_person" UNIQUE("tenant_id","user_id","code")
);
--> statement-breakpoint
ALTER TABLE "plan_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "step_id" bigint;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "transition_milestones" ADD COLUMN "step_id" bigint;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "plan_steps_due" ON "plan_steps" USING btree ("due_on") WHERE "plan_steps"."status" in ('todo', 'doing');--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD CONSTRAINT "action_plan_tasks_step" FOREIGN KEY ("tenant_id","step_id") REFERENCES "public"."plan_steps"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_milestones" ADD CONSTRAINT "transition_milestones_step" FOREIGN KEY ("tenant_id","step_id") REFERENCES "public"."plan_steps"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "action_plan_tasks_of_step" ON "action_plan_tasks" USING btree ("tenant_id","step_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transition_milestones_of_step" ON "transition_milestones" USING btree ("tenant_id","step_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "plan_steps" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
INSERT INTO "plan_steps" ("tenant_id", "user_id", "code", "status", "due_on", "window_from", "window_to", "is_own_date", "note", "reminded_of", "version")
SELECT "tenant_id", "user_id", "step",
  CASE WHEN bool_or("status" = 'done') THEN 'done' WHEN bool_or("status" = 'doing') THEN 'doing'
    WHEN bool_or("status" = 'todo') THEN 'todo' ELSE 'dismissed' END,
  (array_agg("due_on" ORDER BY "is_own_date" DESC, "rank") FILTER (WHERE "due_on" IS NOT NULL))[1],
  (array_agg("window_from" ORDER BY "rank") FILTER (WHERE "window_from" IS NOT NULL))[1],
  (array_agg("window_to" ORDER BY "rank") FILTER (WHERE "window_to" IS NOT NULL))[1],
  bool_or("is_own_date"),
  (array_agg("note" ORDER BY "rank") FILTER (WHERE "note" IS NOT NULL))[1],
  max("reminded_of"), max("version") + 1
FROM (
  SELECT m."tenant_id", m."user_id",
    CASE WHEN m."code" IN ('uk_ctp.register', 'us_tap.initial_counseling') THEN 'transition_programme'
      WHEN m."code" = 'goal.start_applying' THEN 'first_applications' ELSE m."code" END AS "step",
    CASE m."mark" WHEN 'done' THEN 'done' WHEN 'not_applicable' THEN 'dismissed' ELSE 'todo' END AS "status",
    m."due_on", m."window_from", m."window_to", m."is_own_date", m."note", m."reminded_of", m."version",
    CASE p."status" WHEN 'active' THEN 0 ELSE 1 END AS "rank"
  FROM "transition_plans" p JOIN "transition_milestones" m ON p."tenant_id" = m."tenant_id" AND p."id" = m."plan_id"
  WHERE p."status" <> 'archived' AND NOT EXISTS (
      SELECT FROM "transition_plans" n WHERE n."tenant_id" = p."tenant_id" AND n."user_id" = p."user_id" AND n."type" = p."type"
        AND n."id" > p."id" AND n."status" <> 'archived')
    AND (m."code" LIKE 'uk\_ctp.%' OR m."code" LIKE 'us\_tap.%' OR m."code" = 'goal.start_applying')
  UNION ALL
  SELECT t."tenant_id", t."user_id", t."code", t."status", t."due_on", NULL, NULL, t."is_own_date", t."note", NULL, t."version", 2
  FROM "action_plan_tasks" t WHERE t."code" IN ('transition_programme', 'first_applications', 'health_registration')
) "rows"
GROUP BY "tenant_id", "user_id", "step";--> statement-breakpoint
UPDATE "action_plan_tasks" SET "step_id" = s."id" FROM "plan_steps" s
WHERE s."tenant_id" = "action_plan_tasks"."tenant_id" AND s."user_id" = "action_plan_tasks"."user_id" AND s."code" = "action_plan_tasks"."code";--> statement-breakpoint
UPDATE "transition_milestones" SET "step_id" = s."id" FROM "transition_plans" p, "plan_steps" s
WHERE s."tenant_id" = "transition_milestones"."tenant_id" AND s."user_id" = "transition_milestones"."user_id"
  AND p."tenant_id" = "transition_milestones"."tenant_id" AND p."id" = "transition_milestones"."plan_id"
  AND p."status" <> 'archived' AND NOT EXISTS (
    SELECT FROM "transition_plans" n WHERE n."tenant_id" = p."tenant_id" AND n."user_id" = p."user_id" AND n."type" = p."type"
      AND n."id" > p."id" AND n."status" <> 'archived')
  AND s."code" = CASE WHEN "transition_milestones"."code" IN ('uk_ctp.register', 'us_tap.initial_counseling') THEN 'transition_programme'
    WHEN "transition_milestones"."code" = 'goal.start_applying' THEN 'first_applications' ELSE "transition_milestones"."code" END;
