-- What asks for several invitations names none of them: it would go with the first of those people who is erased.
UPDATE "notifications" SET "body" = 'Open the invitations of your company to see whom.', "invitation_ids" = NULL
  WHERE "type" = 'invitation_wanted' AND cardinality("invitation_ids") > 1;--> statement-breakpoint
UPDATE "outgoing_mails" SET "text" = 'Open the invitations of your company to see whom.',
    "html" = '<p>Open the invitations of your company to see whom.</p>', "invitation_ids" = NULL
  WHERE "kind" = 'invitation_wanted' AND cardinality("invitation_ids") > 1;
