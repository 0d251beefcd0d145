ALTER TABLE "identities" ADD COLUMN "opened_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "identities" SET "opened_account" = true FROM "users"
WHERE "users"."tenant_id" = "identities"."tenant_id" AND "users"."id" = "identities"."user_id"
  AND "users"."email" = "identities"."email" AND "users"."email_verified_at" = "identities"."linked_at";
