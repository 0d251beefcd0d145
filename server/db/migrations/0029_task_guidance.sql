ALTER TABLE "action_plan_tasks" ADD COLUMN "how" text;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "remind_host" text;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "reminded_of" date;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "action_plan_tasks_to_remind" ON "action_plan_tasks" USING btree ("due_on") WHERE "action_plan_tasks"."remind_host" is not null;