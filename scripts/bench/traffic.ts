/** Requests of people who are signed in: as many as the server answers (closed loop), or so many a second whatever it does (open loop). */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Kind {
  path: string;
  token: string;
  method?: string;
  /** How often among all. */
  weight: number;
}

export interface Asked {
  /** Since the load began, when it was due. */
  at: number;
  /** From when it was due to the end of its answer. */
  ms: number;
  /** 0 where no answer came. */
  status: number;
  saysWhen: boolean;
}

export const accepted = ({ status }: Asked) => status >= 200 && status < 300;

export function percentile(asked: Asked[], share: number): number {
  const sorted = asked.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function trafficTo(port: number, kinds: Kind[], mostConnections = Number.POSITIVE_INFINITY) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, maxFreeSockets: 1000 });
  const order = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  let next = 0;

  function one(began: number, due: number): Promise<Asked> {
    const { path, token, method = 'GET' } = order[next++ % order.length]!;
    return new Promise((resolve) => {
      const end = (status: number, saysWhen = false) =>
        resolve({ at: due - began, ms: performance.now() - due, status, saysWhen });
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { authorization: `Bearer ${token}` },
      };
      request(options, (answer) => {
        answer.resume();
        answer.once('end', () => end(answer.statusCode!, Number(answer.headers['retry-after']) > 0));
        answer.once('error', () => end(0));
      })
        .once('error', () => end(0))
        .end();
    });
  }

  return {
    async closedLoop(atOnce: number, seconds: number): Promise<Asked[]> {
      const began = performance.now();
      const asked: Asked[] = [];
      const loop = async () => {
        while (performance.now() - began < seconds * 1000) asked.push(await one(began, performance.now()));
      };
      await Promise.all(Array.from({ length: atOnce }, loop));
      return asked;
    },
    async openLoop(rate: number, seconds: number): Promise<Asked[]> {
      const began = performance.now();
      const waiting: Promise<Asked>[] = [];
      const all = Math.round(rate * seconds);
      while (waiting.length < all) {
        const due = Math.min(all, ((performance.now() - began) / 1000) * rate);
        while (waiting.length < due) waiting.push(one(began, began + (waiting.length / rate) * 1000));
        await wait(2);
      }
      return Promise.all(waiting);
    },
    close: () => agent.destroy(),
  };
}

export const veteran = 'veteran-complete@demo.test';

/** What somebody who looks for work asks most: who am I, jobs, what comes next, and a job kept for later. */
export const visitOf = (token: string, jobId: number): Kind[] => [
  { path: '/api/user-profile', token, weight: 6 },
  { path: '/api/jobs?search=engineer', token, weight: 2 },
  { path: '/api/dashboard/veteran?dashboard_tab=for_you', token, weight: 1 },
  { path: `/api/jobs/${jobId}/save`, token, method: 'POST', weight: 1 },
];
