CREATE TABLE "candidate_cards" (
	"tenant_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"number" bigserial NOT NULL,
	CONSTRAINT "candidate_cards_tenant_id_company_id_user_id_pk" PRIMARY KEY("tenant_id","company_id","user_id"),
	CONSTRAINT "candidate_cards_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
ALTER TABLE "candidate_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_invitations" DROP CONSTRAINT "job_invitations_once";--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "card_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD COLUMN "card_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_cards" ADD CONSTRAINT "candidate_cards_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_cards_of_user" ON "candidate_cards" USING btree ("tenant_id","user_id");--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_of_card" UNIQUE("tenant_id","user_id","job_id","card_id");--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "candidate_cards" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);--> statement-breakpoint
-- Until now an invitation to a card and one by name were the same, and a card showed both. An unanswered invitation to somebody who
-- has never been shown by name was to their card.
UPDATE "job_invitations" i SET "card_id" = i."user_id"
  FROM "users" u
  WHERE u."tenant_id" = i."tenant_id" AND u."id" = i."user_id" AND u."candidate_visibility" = 'anonymous'
    AND EXISTS (SELECT FROM "consents" c WHERE c."tenant_id" = i."tenant_id" AND c."user_id" = i."user_id"
      AND c."kind" = 'candidate_visibility' AND c."value" = 'anonymous' AND c."given_at" <= i."created_at")
    AND NOT EXISTS (SELECT FROM "consents" c WHERE c."tenant_id" = i."tenant_id" AND c."user_id" = i."user_id"
      AND c."kind" = 'candidate_visibility' AND c."value" = 'visible')
    AND NOT EXISTS (SELECT FROM "applications" a WHERE a."tenant_id" = i."tenant_id" AND a."user_id" = i."user_id"
      AND a."company_id" = i."company_id")
    AND NOT EXISTS (SELECT FROM "job_invitations" o WHERE o."tenant_id" = i."tenant_id" AND o."user_id" = i."user_id"
      AND o."company_id" = i."company_id" AND o."status" <> 'pending');
--> statement-breakpoint
-- The others get a new card, because a company may know whose the earlier one was.
INSERT INTO "candidate_cards" ("tenant_id", "company_id", "user_id")
  SELECT "tenant_id", "company_id", "user_id" FROM "applications" WHERE "user_id" IS NOT NULL
  UNION SELECT "tenant_id", "company_id", "user_id" FROM "job_invitations" WHERE "card_id" = 0
  UNION SELECT u."tenant_id", 0, u."id" FROM "users" u
    WHERE u."candidate_visibility" <> 'visible' AND EXISTS (SELECT FROM "consents" c WHERE c."tenant_id" = u."tenant_id"
      AND c."user_id" = u."id" AND c."kind" = 'candidate_visibility' AND c."value" = 'visible');
