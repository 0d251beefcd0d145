// Limits guest requests per network and minute, across all public operations. Each process counts in memory, because reading
// must not write. The machine itself is exempt: tests, benchmarks, and an undeclared proxy behind which all visitors would
// share one count.
import { Problem } from './answers/problem.ts';
import type { Limit } from './answers/rateLimits.ts';

export interface GuestLimit {
  /** `client` is a network from `networkOf`. @throws 429 */
  count: (client: string) => void;
}

const isOwnMachine = (client: string) => client.startsWith('127.') || client === '::/64';

export function createGuestLimit(
  { attempts, seconds }: Limit,
  time: () => number = () => performance.now(),
): GuestLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    count(client) {
      if (isOwnMachine(client)) return;
      const now = time();
      // All windows end together, so that no count is stored for longer.
      if (now >= endsAt) {
        counts = new Map();
        endsAt = now + seconds * 1000;
      }
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      if (count <= attempts) return;
      const retryAfter = Math.max(1, Math.ceil((endsAt - now) / 1000));
      throw new Problem(429, 'rate_limited', 'Too many requests. Please try again in a minute.', {
        retryAfter,
      });
    },
  };
}
