// AES-256-GCM for data that must not be readable in the database, bound to its tenant and encrypted with the newest key.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { legacyVersion, type Secrets } from './keys.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

interface Sealing {
  seal: (tenantId: number, text: string) => string;
  unseal: (tenantId: number, sealed: string) => string;
}

export function sealingWith(secrets: Pick<Secrets, 'current' | 'of'>): Sealing {
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
  const of = (tenantId: number) => Buffer.from(String(tenantId));
  return {
    seal(tenantId, text) {
      const { version, value } = secrets.current();
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, keyOf(value), iv).setAAD(of(tenantId));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },
    unseal(tenantId, sealed) {
      // Sealed before keys had versions.
      const [, version = legacyVersion, closed = sealed] = /^(\d+)\.(.*)$/s.exec(sealed) ?? [];
      const key = keyOf(secrets.of(Number(version)));
      const bytes = Buffer.from(closed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
        .setAAD(of(tenantId))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const content = bytes.subarray(ivLength + tagLength);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
  };
}
