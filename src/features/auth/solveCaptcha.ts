import workerUrl from 'altcha/workers/pbkdf2?worker&url';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { createCaptchaChallenge } from '../../api/auth.ts';
import { workerScript } from '../../ui/trustedScript.ts';

export interface SolvedCaptcha {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const fiveMinutes = 5 * 60_000;

export async function solveCaptcha(): Promise<SolvedCaptcha> {
  const challenge = (await createCaptchaChallenge()) as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(workerScript(workerUrl), { type: 'module' }),
  });
  if (!solution) throw new Error('The captcha took too long');
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt ? expiresAt * 1000 : Date.now() + fiveMinutes,
  };
}
