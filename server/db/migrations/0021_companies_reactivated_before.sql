-- When a company became active again was not stored before 0020: the first sweep would end applications that were on hold until then.
-- The last decision on an active company is no earlier than its reactivation.
UPDATE "companies" SET "reactivated_at" = "decided_at"
  WHERE "status" = 'active' AND "reactivated_at" IS NULL AND "decided_at" IS NOT NULL;
