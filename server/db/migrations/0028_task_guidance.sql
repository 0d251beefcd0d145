ALTER TABLE "action_plan_tasks" ADD COLUMN "how" text;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "remind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "reminded_of" date;