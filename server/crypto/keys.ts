// Encryption keys are never stored in the database. They come from SECRET_KEYS, SECRET_KEYS_FILE, or a file next to the data that
// is created at the first start with owner-only permissions. The highest version encrypts; all versions decrypt.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';

type Environment = Record<string, string | undefined>;

const keyBytes = 32;
// How long a process may use cached keys, in milliseconds.
const lookAgainAfter = 10_000;

/** Keys that earlier releases stored in the database. */
export const legacyVersion = 0;

export interface Keyring {
  current: () => number;
  versions: () => number[];
  /** Older keys do not cover purposes that were added later. */
  has: (version: number, purpose: string) => boolean;
  /** Derived per purpose, so that one secret reveals nothing about another. @throws if the version is unknown */
  secret: (version: number, purpose: string) => string;
}

interface Secret {
  version: number;
  value: string;
}

export interface Secrets {
  current: () => Secret;
  of: (version: number) => string;
  all: () => Secret[];
}

type Keys = Map<number, Buffer>;

export function parseKeys(text: string, from: string): Keys {
  const keys: Keys = new Map();
  for (const line of text.split(/[\s,]+/).filter(Boolean)) {
    const [, version = '', encoded = ''] = /^([1-9]\d{0,8}):([A-Za-z0-9+/_-]+={0,2})$/.exec(line) ?? [];
    const key = Buffer.from(encoded, 'base64');
    // Keys must never appear in a log.
    if (key.length < keyBytes || keys.has(Number(version))) {
      throw new StartError(
        `${from} must hold keys such as 1:<base64 of ${keyBytes} random bytes>, each version once.`,
      );
    }
    keys.set(Number(version), key);
  }
  if (keys.size === 0) throw new StartError(`${from} holds no key.`);
  return keys;
}

export function keyringOf(read: () => Keys, legacy = new Map<string, string>()): Keyring {
  let keys = read();
  let readAt = performance.now();

  function lookAgain() {
    readAt = performance.now();
    try {
      keys = read();
    } catch {
      // The file is being replaced: keep using the cached keys.
    }
  }

  return {
    current() {
      if (performance.now() - readAt > lookAgainAfter) lookAgain();
      return Math.max(...keys.keys());
    },
    versions: () => [...keys.keys(), ...(legacy.size > 0 ? [legacyVersion] : [])].sort((a, b) => b - a),
    has: (version, purpose) => version !== legacyVersion || legacy.has(purpose),
    secret(version, purpose) {
      if (version === legacyVersion && legacy.has(purpose)) return legacy.get(purpose)!;
      if (!keys.has(version)) lookAgain();
      const key = keys.get(version);
      if (!key) throw new Error(`There is no key of version ${version}`);
      return Buffer.from(hkdfSync('sha256', key, '', `valour ${purpose}`, keyBytes)).toString('base64url');
    },
  };
}

export function ownKeys(): Keyring {
  const keys: Keys = new Map([[1, randomBytes(keyBytes)]]);
  return keyringOf(() => keys);
}

export const keyCheck = (ring: Keyring, version: number) =>
  createHmac('sha256', ring.secret(version, 'check')).update('valour').digest('base64url');

export const newKey = (version: number) => `${version}:${randomBytes(keyBytes).toString('base64')}`;

export interface KeySource {
  /** The key file; null if the keys come from the environment. */
  file: string | null;
  isOwn: boolean;
  read: () => Keys;
}

export function keySourceFrom(env: Environment): KeySource {
  const { SECRET_KEYS: text, SECRET_KEYS_FILE: named } = env;
  if (text !== undefined && named !== undefined) {
    throw new StartError('Set SECRET_KEYS or SECRET_KEYS_FILE, not both.');
  }
  if (text !== undefined) return { file: null, isOwn: false, read: () => parseKeys(text, 'SECRET_KEYS') };
  const file = resolve(named || join(env.DATA_DIR || join(root, '.data'), 'keys'));
  function read() {
    let held: string;
    try {
      held = readFileSync(file, 'utf8');
    } catch (error) {
      throw new StartError(`The keys in ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    return parseKeys(held, file);
  }
  return { file, isOwn: named === undefined, read };
}

// Written atomically, readable only by its owner from the first byte.
function writeKeys(file: string, lines: string[], owner?: { uid: number; gid: number }) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
    // Root may rotate the keys of the server's user.
    if (owner) chownSync(unfinished, owner.uid, owner.gid);
    renameSync(unfinished, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The keys cannot be written to ${file} (${code}); set SECRET_KEYS_FILE or SECRET_KEYS.`,
    );
  }
}

export function makeKeysUnlessThere({ file, isOwn }: KeySource): void {
  if (file && isOwn && !existsSync(file)) writeKeys(file, [newKey(1)]);
}

/** Running processes pick the key up within ten seconds. */
export function rotateKeys({ file, read }: KeySource): { version: number; line: string | null } {
  const version = Math.max(...read().keys()) + 1;
  const line = newKey(version);
  if (!file) return { version, line };
  const { mode, uid, gid } = statSync(file);
  if (mode & 0o077) throw new StartError(`${file} can be read by others: chmod 600 ${file}`);
  const lines = readFileSync(file, 'utf8')
    .split(/[\s,]+/)
    .filter(Boolean);
  writeKeys(file, [...lines, line], { uid, gid });
  return { version, line: null };
}
