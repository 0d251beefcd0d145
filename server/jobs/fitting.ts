/** Which jobs fit a veteran, and which best: by the match that each job shows, whose role or skills must count. */
import type { TenantDb } from '../db/database.ts';
import { keysOfCandidate } from '../match/keys.ts';
import { candidateOf, matchesById } from '../match/load.ts';
import type { Fitting } from './wanted.ts';

export async function fittingFor(db: TenantDb, userId: number, now: Date): Promise<Fitting> {
  const candidate = await candidateOf(db, userId, now);
  if (!candidate) return { keys: [], best: async () => [] };
  return {
    keys: keysOfCandidate(candidate),
    async best(ids, direction) {
      const matches = await matchesById(db, ids, candidate);
      const scoreOf = (id: number) => matches.get(id)?.score ?? 0;
      // Those that fit the same stay newest first.
      const order = [...ids].sort((one, other) => scoreOf(other) - scoreOf(one));
      return direction === 'asc' ? order.reverse() : order;
    },
  };
}
