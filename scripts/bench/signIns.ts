/**
 * Sign-ins, whose hashing is limited, during reads of profiles: sign-ins compared with bare hashing, and the slowest profile reads
 * with and without them. They are measured in turn; ratios within a round are reliable.
 */
import { verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { startPostgres } from '../postgres.mjs';
import { bundle, withHost } from './bundle.ts';
import { type Benchmark, median } from './report.ts';

const rounds = 5;
const seconds = 4;
/** Clients that sign in again and again, and clients that all arrive at the same moment. */
const concurrent = 8;
const crowd = 200;
/** Profiles per second: a load that leaves the server idle most of the time. */
const profiles = 50;

interface Host {
  port: number;
  token: string;
  credentials: { email: string; password: string; role: string };
  hash: string;
}

async function signIn({ port, credentials }: Host) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

/** Repeats one task with several workers. @returns how often per second */
async function rateOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  const until = since + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: times }, worker));
  return (done / (performance.now() - since)) * 1000;
}

async function slowest({ port, token }: Host): Promise<number> {
  const { latency, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}/api/user-profile`,
    headers: { authorization: `Bearer ${token}` },
    connections: 10,
    duration: seconds,
    overallRate: profiles,
  });
  const failures = errors + timeouts + non2xx;
  if (failures > 0) throw new Error(`${failures} profiles were not answered while others signed in`);
  return latency.p99;
}

async function mustSignIn(host: Host) {
  const { status, code } = await signIn(host);
  if (status !== 200) throw new Error(`Signing in was refused: ${status} ${code}`);
}

async function measureRound(host: Host) {
  const hashes = await rateOf(2, () => verify(host.hash, host.credentials.password));
  const alone = await slowest(host);
  const [during, signedIn] = await Promise.all([slowest(host), rateOf(concurrent, () => mustSignIn(host))]);
  return { hashes, alone, during, signedIn };
}

async function comeAllAtOnce(host: Host) {
  const answers = await Promise.allSettled(Array.from({ length: crowd }, () => signIn(host)));
  const kinds = answers.map((answer) => {
    if (answer.status === 'rejected') return 'failed';
    const { status, code, retryAfter } = answer.value;
    if (status === 200) return 'in';
    return status === 503 && code === 'overloaded' && retryAfter ? 'sent away' : 'failed';
  });
  const count = (kind: string) => kinds.filter((outcome) => outcome === kind).length;
  return { signedIn: count('in'), sentAway: count('sent away'), failed: count('failed') };
}

export const signInsBenchmark: Benchmark = {
  name: 'sign-ins',
  async measure(say) {
    const { host: script } = await bundle({ host: 'scripts/bench/signInsHost.ts' });
    const postgres = await startPostgres();
    try {
      return await withHost(script, postgres.url, async (host: Host) => {
        await mustSignIn(host);
        say(`On ${postgres.version}, ${rounds} rounds…`);
        const measured: Awaited<ReturnType<typeof measureRound>>[] = [];
        for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(host));
        const come = await comeAllAtOnce(host);
        const middle = (of: (round: (typeof measured)[number]) => number) => median(measured.map(of));
        return {
          about: `${concurrent} clients sign in during ${profiles} profile requests per second, medians of ${rounds} rounds`,
          figures: [
            {
              what: 'Sign-ins against bare hashing, two at a time',
              value: middle((round) => round.signedIn / round.hashes),
              unit: '',
            },
            {
              what: 'Slowest profiles (p99) during sign-ins against alone',
              value: middle((round) => round.during / round.alone),
              unit: '',
            },
            { what: 'Sign-ins', value: middle((round) => round.signedIn), unit: 'a second' },
            { what: 'Bare hashing', value: middle((round) => round.hashes), unit: 'a second' },
            { what: 'Profile alone, p99', value: middle((round) => round.alone), unit: 'ms' },
            { what: 'Profile during sign-ins, p99', value: middle((round) => round.during), unit: 'ms' },
            { what: `Of ${crowd} that arrive together: signed in`, value: come.signedIn, unit: '' },
            { what: `Of ${crowd}: rejected (503)`, value: come.sentAway, unit: '' },
            { what: `Of ${crowd}: anything else`, value: come.failed, unit: '', goal: { atMost: 0 } },
          ],
        };
      });
    } finally {
      await postgres.stop();
    }
  },
};
