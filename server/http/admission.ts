/**
 * Promises: no more calls are at work at once than this process can answer soon; the next ones are sent away at once, with when
 * to come again. A burst is worked off; only where the line for the database has stood for a while, it is kept short. One
 * client's crowd is sent away before another client's first call.
 */
import { overloaded } from './answers/errors.ts';
import { createShares } from './shares.ts';

export interface Admission {
  /** By the network that the client is in. @throws 503 when there is no place */
  enter: (client: string) => void;
  /** Of who was let in before and has sent the rest by now. @throws 503 when there is no place at all */
  comeBack: (client: string) => void;
  leave: (client: string) => void;
  atWork: () => number;
}

interface Places {
  most: number;
  /** How long a line may be that stands: each in it waits for all before it. */
  longestLine: number;
}

/** A burst of as many as there are places is gone by then, or nearly. */
const patience = 100;
/** Who was sent away comes again: a line that grows so soon after is the same one. */
const memory = 1000;

export function createAdmission(
  { most, longestLine }: Places,
  inLine: () => number,
  now = () => performance.now(),
): Admission {
  const places = createShares(most);
  let standsSince: number | null = null;
  let sentAwayAt = Number.NEGATIVE_INFINITY;

  /** It stands from when it is too long until half of it is gone: kept short, it never gets there by itself. */
  function look(length: number) {
    if (length < longestLine / 2) standsSince = null;
    else if (length >= longestLine) standsSince ??= now();
  }

  /** The line is other clients', and short for who has less at work than they have on average; among many it is everybody's. */
  function isOthers(client: string) {
    const own = places.heldBy(client);
    const holders = places.holders() + (own === 0 ? 1 : 0);
    return holders > 1 && holders <= longestLine && own < places.taken() / holders;
  }

  function comeBack(client: string) {
    if (!places.take(client, 1)) throw overloaded(1);
  }

  return {
    enter(client) {
      const length = inLine();
      look(length);
      const at = now();
      const isStanding = at - standsSince! > patience || at - sentAwayAt < memory;
      if (length >= longestLine && isStanding && !isOthers(client)) {
        sentAwayAt = at;
        throw overloaded(1);
      }
      comeBack(client);
    },
    comeBack,
    leave(client) {
      places.giveBack(client, 1);
      look(inLine());
    },
    atWork: places.taken,
  };
}
