/**
 * Whether the time of an answer tells that an address is known: the same form with an address of ours and with one that
 * nobody has, one after the other in turns, so that whatever else the machine does meets both.
 */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../postgres.mjs';
import { root } from '../process.mjs';
import { bundle } from './bundle.ts';
import { startProcess } from './cleanUp.ts';
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
  const told = JSON.stringify([answer.status, { ...body, request_id: null }, data]).replace(email, '');
  return { ms, told };
}

async function compare(ask: Ask, { port, credentials }: Host) {
  const address = `http://127.0.0.1:${port}`;
  const known: number[] = [];
  const unknown: number[] = [];
  const told = new Set<string>();
  for (let turn = 0; turn < turns + first; turn += 1) {
    const one = () => timed(ask, address, credentials.email);
    const other = () => timed(ask, address, `${randomUUID()}@nobody.test`);
    // Whichever comes second finds a warmer machine.
    const early = turn % 2 ? await one() : await other();
    const late = turn % 2 ? await other() : await one();
    const [mine, theirs] = turn % 2 ? [early, late] : [late, early];
    told.add(mine.told).add(theirs.told);
    if (turn < first) continue;
    known.push(mine.ms);
    unknown.push(theirs.ms);
  }
  const gaps = known.map((ms, at) => ms - unknown[at]!);
  return {
    gap: Math.abs(median(gaps)),
    ratio: median(known) / median(unknown),
    kinds: told.size,
  };
}

export const enumeration: Benchmark = {
  name: 'enumeration',
  async measure(say) {
    const scripts = await bundle({ host: 'scripts/bench/signInsHost.ts' });
    const postgres = await startPostgres();
    const hosting = startProcess(process.execPath, [fileURLToPath(scripts.host)], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url },
    });
    try {
      const host = JSON.parse((await hosting.says(/^\{.*\}$/m, 60_000))[0]) as Host;
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
      return { about: `an address of ours and one that nobody has, ${turns} turns each`, figures };
    } finally {
      await hosting.stop();
      await postgres.stop();
    }
  },
};
