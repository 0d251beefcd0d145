/** Encrypts what must wait in the database and must not be read there: AES-256-GCM, bound to its tenant. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export interface Sealing {
  seal: (tenantId: number, text: string) => string;
  unseal: (tenantId: number, sealed: string) => string;
}

export function sealingWith(secret: string): Sealing {
  const key = createHash('sha256').update(secret).digest();
  const of = (tenantId: number) => Buffer.from(String(tenantId));
  return {
    seal(tenantId, text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(of(tenantId));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    unseal(tenantId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
        .setAAD(of(tenantId))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const content = bytes.subarray(ivLength + tagLength);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
  };
}
