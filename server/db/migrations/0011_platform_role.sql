-- Who serves tenants could become the platform, too, and read every tenant. Where the owner may not revoke it, the start says so.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_auth_members WHERE roleid = to_regrole('valour_platform') AND member = to_regrole('valour_server')) THEN
    REVOKE valour_platform FROM valour_server;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
