ALTER TABLE "questions" DROP CONSTRAINT "questions_code_unique";--> statement-breakpoint
ALTER TABLE "action_plan_tasks" ADD COLUMN "is_own_date" boolean DEFAULT false NOT NULL;