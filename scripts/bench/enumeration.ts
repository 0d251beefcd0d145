/**
 * Whether response times reveal that an address has an account. The same form is sent with an address that has one and with
 * one that has none, in turn, so that other load on the machine affects both alike.
 */
import { randomUUID } from 'node:crypto';
import { startPostgres } from '../postgres.mjs';
import { bundle, withHost } from './bundle.ts';
import { type Benchmark, median } from './report.ts';

const turns = 300;
const first = 20;

interface Host {
  port: number;
  credentials: { email: string; password: string; role: string };
}

type Ask = (address: string, email: string) => Promise<Response>;

const json = (address: string, path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const forms: Record<string, Ask> = {
  'Login with a wrong password': (address, email) =>
    json(address, '/api/auth/login', { email, password: 'wrong wrong wrong', role: 'veteran' }),
  'Forgotten password': (address, email) => json(address, '/api/auth/forgot', { email, captcha_token: 'x' }),
  'Sign-up': (address, email) => {
    const password = 'four quiet otters row';
    const form = new FormData();
    const fields = {
      role: 'veteran',
      first_name: 'Leah',
      last_name: 'Porter',
      email,
      password,
      password_confirmation: password,
      country_id: '232',
      terms_accepted: 'true',
      privacy_version: '2026-11',
      captcha_token: 'x',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(`${address}/api/auth/signup`, { method: 'POST', body: form });
  },
};

async function timed(ask: Ask, address: string, email: string) {
  const since = performance.now();
  const answer = await ask(address, email);
  const { data, ...body } = (await answer.json()) as Record<string, unknown>;
  const ms = performance.now() - since;
  const content = JSON.stringify([answer.status, { ...body, request_id: null }, data]).replace(email, '');
  return { ms, content };
}

async function compare(ask: Ask, { port, credentials }: Host) {
  const address = `http://127.0.0.1:${port}`;
  const withAccount: number[] = [];
  const withoutAccount: number[] = [];
  const answers = new Set<string>();
  for (let turn = 0; turn < turns + first; turn += 1) {
    const askExisting = () => timed(ask, address, credentials.email);
    const askAbsent = () => timed(ask, address, `${randomUUID()}@nobody.test`);
    // The second call meets warmer caches, so the order alternates.
    const early = turn % 2 ? await askExisting() : await askAbsent();
    const late = turn % 2 ? await askAbsent() : await askExisting();
    const [existing, absent] = turn % 2 ? [early, late] : [late, early];
    answers.add(existing.content).add(absent.content);
    if (turn < first) continue;
    withAccount.push(existing.ms);
    withoutAccount.push(absent.ms);
  }
  const gaps = withAccount.map((ms, at) => ms - withoutAccount[at]!);
  return {
    gap: Math.abs(median(gaps)),
    ratio: median(withAccount) / median(withoutAccount),
    kinds: answers.size,
  };
}

export const enumerationBenchmark: Benchmark = {
  name: 'enumeration',
  async measure(say) {
    const { host: script } = await bundle({ host: 'scripts/bench/signInsHost.ts' });
    const postgres = await startPostgres();
    try {
      return await withHost(script, postgres.url, async (host: Host) => {
        const figures = [];
        for (const [what, ask] of Object.entries(forms)) {
          say(`${what}, ${turns} turns on ${postgres.version}…`);
          const { gap, ratio, kinds } = await compare(ask, host);
          figures.push(
            { what: `${what}: median gap, known and unknown`, value: gap, unit: 'ms', goal: { atMost: 2 } },
            { what: `${what}: known to unknown`, value: ratio, unit: '' },
            { what: `${what}: kinds of answer`, value: kinds, unit: '', goal: { atMost: 1 } },
          );
        }
        return { about: `an address with an account and one without, ${turns} turns each`, figures };
      });
    } finally {
      await postgres.stop();
    }
  },
};
