/**
 * `GET /api/user-profile` of the product compared with bare node:http on the same database, in short alternating rounds. Times
 * vary from run to run; ratios within a run are more reliable.
 */

import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../postgres.mjs';
import { bundle, withHost } from './bundle.ts';
import { type Benchmark, type Figure, median } from './report.ts';

const rounds = 7;
const connections = 10;
const seconds = 2;

const servers = ['bare', 'productUnsecured', 'bareSecured', 'product'] as const;
type Name = (typeof servers)[number];
type Host = { token: string; ports: Record<Name, number> };

const urlOf = (host: Host, name: Name) => `http://127.0.0.1:${host.ports[name]}/api/user-profile`;
const headersOf = ({ token }: Host) => ({ authorization: `Bearer ${token}` });

async function checkSameAnswer(host: Host) {
  const answers = await Promise.all(
    servers.map(async (name) => (await fetch(urlOf(host, name), { headers: headersOf(host) })).json()),
  );
  for (const [at, answer] of answers.entries()) {
    if (isDeepStrictEqual(answer, answers[0])) continue;
    throw new Error(
      `${servers[at]} answers ${JSON.stringify(answer)}\nand ${servers[0]} ${JSON.stringify(answers[0])}`,
    );
  }
}

async function rateOf(host: Host, name: Name, duration = seconds) {
  const result = await autocannon({
    url: urlOf(host, name),
    connections,
    duration,
    headers: headersOf(host),
  });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${name} failed under load: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`);
  }
  return result.requests.average;
}

const compare = (script: string, databaseUrl: string, label: string): Promise<Figure[]> =>
  withHost(script, databaseUrl, async (host: Host) => {
    await checkSameAnswer(host);
    for (const name of servers) await rateOf(host, name, 1);
    const rates: Record<Name, number[]> = { bare: [], productUnsecured: [], bareSecured: [], product: [] };
    for (let round = 0; round < rounds; round += 1) {
      // Each round begins with another server, so that none always runs first.
      for (let turn = 0; turn < servers.length; turn += 1) {
        const name = servers[(round + turn) % servers.length]!;
        rates[name].push(await rateOf(host, name));
      }
    }
    const ratio = (name: Name, base: Name) => median(rates[name].map((rate, at) => rate / rates[base][at]!));
    const rate = (what: string, name: Name): Figure => ({
      what: `${label}: ${what}`,
      value: Math.round(median(rates[name])),
      unit: 'a second',
    });
    return [
      {
        what: `${label}: the product against bare, both without row security`,
        value: ratio('productUnsecured', 'bare'),
        unit: '',
        goal: { atLeast: 0.9 },
      },
      {
        what: `${label}: the product with row security against bare without`,
        value: ratio('product', 'bare'),
        unit: '',
        goal: { atLeast: 0.5 },
      },
      {
        what: `${label}: the product against bare, both with row security`,
        value: ratio('product', 'bareSecured'),
        unit: '',
      },
      rate('bare', 'bare'),
      rate('bare, with row security', 'bareSecured'),
      rate('the product, without row security', 'productUnsecured'),
      rate('the product as it is', 'product'),
    ];
  });

export const profileBenchmark: Benchmark = {
  name: 'profile',
  async measure(say) {
    const { host } = await bundle({ host: 'scripts/bench/profileHost.ts' });
    say(`On PGlite, ${rounds} rounds…`);
    const onPglite = await compare(host, '', 'PGlite');
    const postgres = await startPostgres();
    try {
      say(`On ${postgres.version}, ${rounds} rounds…`);
      const onPostgres = await compare(host, postgres.url, 'PostgreSQL');
      return {
        about: `GET /api/user-profile against bare node:http, ${connections} connections, medians of ${rounds} rounds`,
        figures: [...onPglite, ...onPostgres],
      };
    } finally {
      await postgres.stop();
    }
  },
};
