CREATE TABLE "term_meanings" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "term_meanings_tenant_id_user_id_term_pk" PRIMARY KEY("tenant_id","user_id","term")
);
--> statement-breakpoint
ALTER TABLE "term_meanings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_meanings" ADD CONSTRAINT "term_meanings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_meanings" ADD CONSTRAINT "term_meanings_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_this_tenant" ON "term_meanings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('app.tenant_id')::bigint) WITH CHECK (tenant_id = current_setting('app.tenant_id')::bigint);