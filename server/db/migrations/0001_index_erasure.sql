CREATE INDEX "action_plan_tasks_of_user" ON "action_plan_tasks" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "resume_readings_of_user" ON "resume_readings" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "resume_versions_of_user" ON "resume_versions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "invitations_of_inviter" ON "invitations" USING btree ("tenant_id","invited_by_id");--> statement-breakpoint
CREATE INDEX "transition_evidence_of_user" ON "transition_evidence" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "transition_milestones_of_user" ON "transition_milestones" USING btree ("tenant_id","user_id");