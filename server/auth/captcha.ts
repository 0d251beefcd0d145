import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { secretsFor } from '../crypto/secrets.ts';
import type { Database } from '../db/database.ts';
import { captchaUses } from '../db/schema/tenants.ts';
import { Problem } from '../http/answers/problem.ts';

export interface CaptchaDifficulty {
  cost: number;
  counter: number;
}

export const defaultDifficulty: CaptchaDifficulty = { cost: 5000, counter: 2000 };

const lifeInMinutes = 20;

const failed = () =>
  new Problem(422, 'captcha_failed', 'We couldn’t verify that you’re a person. Please try again.');

function payloadOf(token: string): Payload {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
  if (typeof payload?.challenge?.parameters?.nonce !== 'string') throw failed();
  return payload;
}

export function createCaptcha(database: Database, difficulty: CaptchaDifficulty) {
  const secrets = secretsFor(database, 'captcha');
  const keySecrets = secretsFor(database, 'captcha_key');

  async function isSolved(token: string): Promise<Payload | null> {
    try {
      const payload = payloadOf(token);
      for (const { version, value: hmacSignatureSecret } of secrets.all()) {
        const { verified } = await verifySolution({
          ...payload,
          deriveKey,
          hmacSignatureSecret,
          hmacKeySignatureSecret: keySecrets.of(version),
        });
        if (verified) return payload;
      }
    } catch {
      return null;
    }
    return null;
  }

  return {
    async challenge(now: Date) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.counter),
        deriveKey,
        expiresAt: new Date(now.getTime() + lifeInMinutes * 60_000),
        hmacSignatureSecret: secrets.current().value,
        hmacKeySignatureSecret: keySecrets.current().value,
      });
      return { parameters: { ...parameters }, signature };
    },

    /** @throws if the solution is wrong or used */
    async use(token: string | undefined): Promise<void> {
      const payload = token ? await isSolved(token) : null;
      if (!payload) throw failed();
      // The nonce is covered by the signature, whose own encoding is not.
      const { nonce, expiresAt = 0 } = payload.challenge.parameters;
      const won = await database.asPlatform((tx) =>
        tx
          .insert(captchaUses)
          .values({ nonce, ends_at: new Date(expiresAt * 1000) })
          .onConflictDoNothing()
          .returning({ nonce: captchaUses.nonce }),
      );
      if (won.length === 0) throw failed();
    },
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;
