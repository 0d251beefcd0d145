/** Random keys made once and kept in the database, so that every process signs and checks with the same ones. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { platformSecrets } from './db/schema/tenants.ts';

export type SecretName = 'captcha' | 'captcha_key' | 'known_browser' | 'mail' | 'idempotency' | 'visits';

export function sharedSecret(database: Database, name: SecretName): () => Promise<string> {
  let kept: Promise<string> | undefined;
  const read = () =>
    database.asPlatform(async (tx) => {
      const value = randomBytes(32).toString('base64url');
      await tx.insert(platformSecrets).values({ name, value }).onConflictDoNothing();
      const [row] = await tx.select().from(platformSecrets).where(eq(platformSecrets.name, name));
      return row!.value;
    });
  return () => {
    kept ??= read().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
