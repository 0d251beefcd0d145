/** Proof of work against guessing machines: a signed challenge whose solution counts once, in whichever process it arrives. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { Database } from './db/database.ts';
import { captchaUses } from './db/schema/tenants.ts';
import { Problem } from './problem.ts';
import { sharedSecret } from './secrets.ts';

export interface CaptchaDifficulty {
  cost: number;
  /** The highest number a browser has to try. */
  counter: number;
}

export const defaultDifficulty: CaptchaDifficulty = { cost: 5000, counter: 2000 };

const lifeInMinutes = 20;

const failed = () =>
  new Problem(422, 'captcha_failed', 'The check that you are a person did not work. Please verify again.');

function payloadOf(token: string): Payload {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
  if (typeof payload?.challenge?.parameters?.nonce !== 'string') throw failed();
  return payload;
}

export function createCaptcha(database: Database, difficulty: CaptchaDifficulty) {
  const secret = sharedSecret(database, 'captcha');
  const keySecret = sharedSecret(database, 'captcha_key');

  async function isSolved(token: string): Promise<Payload | null> {
    const [hmacSignatureSecret, hmacKeySignatureSecret] = [await secret(), await keySecret()];
    try {
      const payload = payloadOf(token);
      const result = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return result.verified ? payload : null;
    } catch {
      return null;
    }
  }

  return {
    async challenge(now: Date) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.counter),
        deriveKey,
        expiresAt: new Date(now.getTime() + lifeInMinutes * 60_000),
        hmacSignatureSecret: await secret(),
        hmacKeySignatureSecret: await keySecret(),
      });
      return { parameters: { ...parameters }, signature };
    },

    /** Accepts a solution once, or throws. */
    async use(token: string | undefined): Promise<void> {
      const payload = token ? await isSolved(token) : null;
      if (!payload) throw failed();
      // The nonce is part of what is signed; the signature's own spelling is not.
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
