ALTER TABLE "outgoing_mails" ADD COLUMN "invitation_ids" bigint[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "invitation_ids" bigint[];--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "user_id" bigint;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outgoing_mails_without_user" ON "outgoing_mails" USING btree ("tenant_id","to") WHERE "outgoing_mails"."user_id" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_of_invitations" ON "notifications" USING btree ("tenant_id") WHERE "notifications"."invitation_ids" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitations_of_user" ON "invitations" USING btree ("tenant_id","user_id") WHERE "invitations"."user_id" is not null;--> statement-breakpoint
-- The account that has, or had, the address of what was written before.
UPDATE "invitations" i SET "user_id" = coalesce(i.accepted_by_id, (
  select u.id from "users" u where u.tenant_id = i.tenant_id and u.email = i.email and u.email_verified_at is not null), (
  select e.subject_id from "audit_entries" e
  where e.tenant_id = i.tenant_id and e.action = 'email.changed' and e.subject_kind = 'user' and e.details ->> 'from' = i.email
    and exists (select from "users" u where u.tenant_id = e.tenant_id and u.id = e.subject_id)
  order by e.id desc limit 1))
  WHERE i.user_id IS NULL;--> statement-breakpoint
UPDATE "outgoing_mails" m SET "user_id" = coalesce((
  select u.id from "users" u where u.tenant_id = m.tenant_id and u.email = m.to and u.email_verified_at is not null), (
  select e.subject_id from "audit_entries" e
  where e.tenant_id = m.tenant_id and e.action = 'email.changed' and e.subject_kind = 'user' and e.details ->> 'from' = m.to
    and exists (select from "users" u where u.tenant_id = e.tenant_id and u.id = e.subject_id)
  order by e.id desc limit 1))
  WHERE m.user_id IS NULL;--> statement-breakpoint
UPDATE "outgoing_mails" m SET "invitation_ids" = array[i.id] FROM "invitations" i
  WHERE i.tenant_id = m.tenant_id AND i.mail_id = m.id AND m.invitation_ids IS NULL;--> statement-breakpoint
-- Who asked an admin to invite whom: both were written in one moment, within one company.
UPDATE "notifications" n SET "about_user_id" = w.inviter, "invitation_ids" = w.ids FROM (
  SELECT r.tenant_id, r.id, min(i.invited_by_id) AS inviter, array_agg(i.id) AS ids
  FROM "notifications" r JOIN "users" u ON u.tenant_id = r.tenant_id AND u.id = r.user_id
    JOIN "invitations" i ON i.tenant_id = r.tenant_id AND i.created_at = r.created_at AND i.company_id = u.company_id
  WHERE r.type = 'invitation_wanted' AND r.about_user_id IS NULL GROUP BY 1, 2) w
  WHERE w.tenant_id = n.tenant_id AND w.id = n.id;--> statement-breakpoint
-- Whose invitation had run out.
UPDATE "notifications" n SET "invitation_ids" = w.ids FROM (
  SELECT r.tenant_id, r.id, array_agg(i.id) AS ids
  FROM "notifications" r JOIN "invitations" i ON i.tenant_id = r.tenant_id AND i.invited_by_id = r.user_id
    AND r.title = i.email || ' asks for a new invitation'
  WHERE r.type = 'invitation_wanted' AND r.invitation_ids IS NULL GROUP BY 1, 2) w
  WHERE w.tenant_id = n.tenant_id AND w.id = n.id;--> statement-breakpoint
-- Who asked an admin to invite whom: both were written in one moment, within one company.
UPDATE "outgoing_mails" n SET "about_user_id" = w.inviter, "invitation_ids" = w.ids FROM (
  SELECT r.tenant_id, r.id, min(i.invited_by_id) AS inviter, array_agg(i.id) AS ids
  FROM "outgoing_mails" r JOIN "users" u ON u.tenant_id = r.tenant_id AND u.id = r.user_id
    JOIN "invitations" i ON i.tenant_id = r.tenant_id AND i.created_at = r.created_at AND i.company_id = u.company_id
  WHERE r.kind = 'invitation_wanted' AND r.about_user_id IS NULL GROUP BY 1, 2) w
  WHERE w.tenant_id = n.tenant_id AND w.id = n.id;--> statement-breakpoint
-- Whose invitation had run out.
UPDATE "outgoing_mails" n SET "invitation_ids" = w.ids FROM (
  SELECT r.tenant_id, r.id, array_agg(i.id) AS ids
  FROM "outgoing_mails" r JOIN "invitations" i ON i.tenant_id = r.tenant_id AND i.invited_by_id = r.user_id
    AND r.subject = i.email || ' asks for a new invitation'
  WHERE r.kind = 'invitation_wanted' AND r.invitation_ids IS NULL GROUP BY 1, 2) w
  WHERE w.tenant_id = n.tenant_id AND w.id = n.id;--> statement-breakpoint
-- Of the rest nothing tells any more whom they name.
UPDATE "notifications" SET "title" = 'An invitation is asked for', "body" = 'Open the invitations of your company to see which.'
  WHERE "type" = 'invitation_wanted' AND "invitation_ids" IS NULL;--> statement-breakpoint
UPDATE "outgoing_mails" SET "subject" = 'An invitation is asked for',
    "text" = 'Open the invitations of your company to see which.', "html" = '<p>Open the invitations of your company to see which.</p>'
  WHERE "kind" = 'invitation_wanted' AND "invitation_ids" IS NULL;--> statement-breakpoint
-- An entry about an invitation is shown with the address of the invitation.
UPDATE "audit_entries" SET "subject" = 'An invitation' WHERE "subject_kind" = 'invitation';
