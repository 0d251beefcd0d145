/** Requests of signed-in people: as many as the server answers (closed loop), or a fixed rate whatever it does (open loop). */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Kind {
  path: string;
  token: string;
  method?: string;
  /** How many of every round of requests are of this kind. */
  weight: number;
}

export interface TimedRequest {
  /** When it was due, since the load began. */
  at: number;
  /** From its due time to the end of the answer. */
  ms: number;
  /** 0 without an answer. */
  status: number;
  saysWhen: boolean;
}

export const isAccepted = ({ status }: TimedRequest) => status >= 200 && status < 300;

export function percentile(requests: TimedRequest[], share: number): number {
  const sorted = requests.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function trafficTo(port: number, kinds: Kind[], mostConnections = Number.POSITIVE_INFINITY) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, maxFreeSockets: 1000 });
  const order = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  let next = 0;

  function send(began: number, due: number): Promise<TimedRequest> {
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
    async closedLoop(concurrent: number, seconds: number): Promise<TimedRequest[]> {
      const began = performance.now();
      const requests: TimedRequest[] = [];
      const loop = async () => {
        while (performance.now() - began < seconds * 1000)
          requests.push(await send(began, performance.now()));
      };
      await Promise.all(Array.from({ length: concurrent }, loop));
      return requests;
    },
    async openLoop(rate: number, seconds: number): Promise<TimedRequest[]> {
      const began = performance.now();
      const waiting: Promise<TimedRequest>[] = [];
      const all = Math.round(rate * seconds);
      while (waiting.length < all) {
        const due = Math.min(all, ((performance.now() - began) / 1000) * rate);
        while (waiting.length < due) waiting.push(send(began, began + (waiting.length / rate) * 1000));
        await wait(2);
      }
      return Promise.all(waiting);
    },
    close: () => agent.destroy(),
  };
}

/** The most frequent requests of a job seeker: profile, jobs, dashboard, saving a job. */
export const visitOf = (token: string, jobId: number): Kind[] => [
  { path: '/api/user-profile', token, weight: 6 },
  { path: '/api/jobs?search=engineer', token, weight: 2 },
  { path: '/api/dashboard/veteran?dashboard_tab=for_you', token, weight: 1 },
  { path: `/api/jobs/${jobId}/save`, token, method: 'POST', weight: 1 },
];
