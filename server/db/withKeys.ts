// Names in the keys table: the fingerprint of a version, or an encrypted legacy key.
import { eq, sql } from 'drizzle-orm';
import { type Keyring, type KeySource, keyCheck, keyringOf, makeKeysUnlessThere } from '../crypto/keys.ts';
import { sealingWith } from '../crypto/sealing.ts';
import { secretsFor } from '../crypto/secrets.ts';
import { StartError } from '../process/startError.ts';
import type { Database } from './database.ts';
import { platformSecrets } from './schema/tenants.ts';

const checkName = /^key (\d+)$/;

const closed = 'closed:';

const ofPlatform = 0;

// Serialises processes that start together, so that one creates the key file.
const keysLock = 72_610_042;

/** @throws if the keys are not those that the database was encrypted with */
export async function withKeys(database: Database, source: KeySource): Promise<Database> {
  return database.asPlatform(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
    const rows = await tx.select().from(platformSecrets);
    const checks = new Map(
      rows.flatMap(({ name, value }) => {
        const version = checkName.exec(name)?.[1];
        return version ? [[Number(version), value] as const] : [];
      }),
    );
    // New keys could not decrypt existing data, so keys are made only for a database that has none.
    if (checks.size === 0) makeKeysUnlessThere(source);
    const fresh: Keyring = keyringOf(source.read);
    const where = source.file ?? 'SECRET_KEYS';
    if (fresh.current() < Math.max(0, ...checks.keys())) {
      throw new StartError(`${where} is older than this database: the newest key is missing.`);
    }
    for (const version of fresh.versions()) {
      const value = keyCheck(fresh, version);
      if (checks.has(version) && checks.get(version) !== value) {
        throw new StartError(
          `Key ${version} in ${where} is not the one that this database was written with.`,
        );
      }
      if (!checks.has(version)) {
        await tx
          .insert(platformSecrets)
          .values({ name: `key ${version}`, value })
          .onConflictDoNothing();
      }
    }
    const { seal, unseal } = sealingWith(secretsFor({ keys: fresh }, 'legacy'));
    const legacy = new Map<string, string>();
    for (const { name, value } of rows.filter(({ name }) => !checkName.test(name))) {
      if (value.startsWith(closed)) legacy.set(name, unseal(ofPlatform, value.slice(closed.length)));
      else {
        legacy.set(name, value);
        await tx
          .update(platformSecrets)
          .set({ value: closed + seal(ofPlatform, value) })
          .where(eq(platformSecrets.name, name));
      }
    }
    return { ...database, keys: keyringOf(source.read, legacy) };
  });
}
