import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type KeySource, keySourceFrom, parseKeys, rotateKeys } from '../../server/crypto/keys.ts';
import { sealingWith } from '../../server/crypto/sealing.ts';
import { secretsFor } from '../../server/crypto/secrets.ts';
import type { Database } from '../../server/db/database.ts';
import { withKeys } from '../../server/db/withKeys.ts';
import { openTestServer, startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rowsOf = async (database: Database) =>
  (
    await database.asPlatform((tx) =>
      tx.execute<{ name: string; value: string }>(
        sql`select name, value from platform_secrets order by name`,
      ),
    )
  ).rows;

beforeEach(() => server.database.asPlatform((tx) => tx.execute(sql`delete from platform_secrets`)));

let files = 0;
/** As the server finds them that nobody told of keys. */
function ownFolder(): KeySource {
  files += 1;
  return keySourceFrom({ DATA_DIR: join(folder, String(files)) });
}

const keys = (...each: [number, string][]) => ({
  SECRET_KEYS: each
    .map(([version, letter]) => `${version}:${Buffer.alloc(32, letter).toString('base64')}`)
    .join(','),
});

const mails = (database: Database) => sealingWith(secretsFor(database, 'mail'));

/** Looks at the keys again, as a process does that has been started anew. */
const again = (source: KeySource) => withKeys(server.database, source);

describe('keys', () => {
  test('SEC-10 without any, a file in the data folder is made, which only its owner may read', async () => {
    const source = ownFolder();
    await again(source);
    expect(statSync(source.file!).mode & 0o777).toBe(0o600);
    const [, key] = /^1:(\S+)\n$/.exec(readFileSync(source.file!, 'utf8'))!;
    expect(Buffer.from(key!, 'base64')).toHaveLength(32);
    expect(JSON.stringify(await rowsOf(server.database))).not.toContain(key);
  });

  test('SEC-10 what was closed is opened by a process with the same keys, and by none with others', async () => {
    const source = ownFolder();
    const sealed = mails(await again(source)).seal(1, 'a reset token');
    expect(sealed).toMatch(/^1\./);
    expect(mails(await again(source)).unseal(1, sealed)).toBe('a reset token');
    await expect(again(ownFolder())).rejects.toThrow(/^The keys in .* cannot be read \(ENOENT\)\.$/);
    await expect(again(keySourceFrom(keys([1, 'b'])))).rejects.toThrow(
      'Key 1 in SECRET_KEYS is not the one that this database was written with.',
    );
  });

  test('SEC-10 after an exchange the new key closes, and the old one still opens', async () => {
    const source = ownFolder();
    const before = await again(source);
    const old = mails(before).seal(1, 'closed before');
    expect(rotateKeys(source)).toEqual({ version: 2, line: null });
    expect(statSync(source.file!).mode & 0o777).toBe(0o600);
    const after = await again(source);
    const fresh = mails(after).seal(1, 'closed after');
    expect(fresh).toMatch(/^2\./);
    expect([mails(after).unseal(1, old), mails(after).unseal(1, fresh)]).toEqual([
      'closed before',
      'closed after',
    ]);
    // Whoever was running meanwhile reads the file again.
    expect(mails(before).unseal(1, fresh)).toBe('closed after');
    expect(() => mails(after).unseal(2, fresh)).toThrow();
  });

  test('a key that leaked opens nothing that the next one has closed', async () => {
    const oldSource = keySourceFrom(keys([1, 'a']));
    const newSource = keySourceFrom(keys([1, 'a'], [2, 'b']));
    await again(oldSource);
    const fresh = mails(await again(newSource)).seal(1, 'closed after');
    await expect(again(oldSource)).rejects.toThrow(
      'SECRET_KEYS is older than this database: the newest key is missing.',
    );
    const alone = { ...server.database, keys: (await again(newSource)).keys };
    expect(mails(alone).unseal(1, fresh)).toBe('closed after');
    const [, body] = fresh.split('.');
    expect(() => mails(alone).unseal(1, `1.${body}`)).toThrow();
  });

  test('keys that an earlier version kept in the table are closed there, and open what they closed', async () => {
    // Closed with the text below by the version before, which knew no versions of keys.
    const legacy = 'o5v0VtVqgXKPH2yKJjC3bqAZ0QkTtG8R2bXy3pYxwXs';
    const { createCipheriv, createHash } = await import('node:crypto');
    const iv = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(legacy).digest(), iv).setAAD(
      Buffer.from('1'),
    );
    const content = Buffer.concat([cipher.update('an old token', 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    await server.database.asPlatform((tx) =>
      tx.execute(sql`insert into platform_secrets (name, value) values ('mail', ${legacy})`),
    );
    const source = ownFolder();
    for (let start = 0; start < 2; start += 1) {
      const database = await again(source);
      expect(mails(database).unseal(1, sealed)).toBe('an old token');
      expect(mails(database).seal(1, 'new')).toMatch(/^1\./);
      expect(JSON.stringify(await rowsOf(database))).not.toContain(legacy);
    }
    rotateKeys(source);
    expect(mails(await again(source)).unseal(1, sealed)).toBe('an old token');
  });

  test('a captcha and a known browser outlive an exchange', async () => {
    const source = ownFolder();
    const before = await openTestServer({ database: { ...(await again(source)), close: async () => {} } });
    const captcha_token = await before.solveCaptcha();
    const body = { email: 'veteran-cv@demo.test', password: 'Honor-Service-2026', role: 'veteran' };
    const { headers } = await before.request('login', { body: { ...body, captcha_token } });
    const cookieOf = (answerHeaders: typeof headers) => String(answerHeaders['set-cookie']).split(';')[0]!;
    const cookie = cookieOf(headers);
    expect(cookie).toMatch(/browser_[\w-]{12}=/);
    const unsolved = await before.solveCaptcha();
    rotateKeys(source);
    const after = await openTestServer({ database: { ...(await again(source)), close: async () => {} } });
    const next = await after.request('login', {
      body: { ...body, captcha_token: unsolved },
      headers: { cookie },
    });
    expect(next.status).toBe(200);
    // The browser keeps its own name, which is before the dot, under the new key.
    const nameIn = (text: string) => text.split('=')[1]!.split('.')[0];
    expect(cookieOf(next.headers)).not.toBe(cookie);
    expect(nameIn(cookieOf(next.headers))).toBe(nameIn(cookie));
    await before.close();
    await after.close();
  });

  test.each([
    ['', 'SECRET_KEYS holds no key.'],
    ['1:c2hvcnQ=', 'SECRET_KEYS must hold keys such as 1:<base64 of 32 random bytes>, each version once.'],
    ['password', 'SECRET_KEYS must hold keys such as 1:<base64 of 32 random bytes>, each version once.'],
    [
      `1:${'A'.repeat(43)}=,1:${'B'.repeat(43)}=`,
      'SECRET_KEYS must hold keys such as 1:<base64 of 32 random bytes>, each version once.',
    ],
  ])('%j is refused', (SECRET_KEYS, sentence) => {
    expect(() => keySourceFrom({ SECRET_KEYS }).read()).toThrow(sentence);
  });

  test('a file that others may read gets no key', () => {
    const file = join(folder, 'open');
    writeFileSync(file, keys([1, 'a']).SECRET_KEYS);
    chmodSync(file, 0o644);
    expect(() => rotateKeys(keySourceFrom({ SECRET_KEYS_FILE: file }))).toThrow(`chmod 600 ${file}`);
  });

  test('SEC-10 keys of the environment are shown to be added, and written nowhere', () => {
    const { version, line } = rotateKeys(keySourceFrom(keys([1, 'a'], [4, 'b'])));
    expect(version).toBe(5);
    expect([...parseKeys(line!, 'the test').keys()]).toEqual([5]);
  });
});
