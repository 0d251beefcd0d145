// Admission control: limits the calls in progress and rejects further ones with Retry-After. Bursts are absorbed; only a standing queue for the database is kept short. The client with the most calls is rejected first.
import { overloaded } from './answers/errors.ts';
import { createShares } from './shares.ts';

export interface Admission {
  /** By the network that the client is in. @throws 503 when there is no place */
  enter: (client: string) => void;
  /** For admitted requests that have finished uploading. @throws 503 when there is no place at all */
  comeBack: (client: string) => void;
  leave: (client: string) => void;
  atWork: () => number;
}

interface Places {
  most: number;
  // Every call in the queue waits for all those before it.
  longestLine: number;
}

// A burst no larger than the number of places has usually drained by then.
const longestWait = 100;
// Rejected clients try again: a queue that grows back this soon is the same overload.
const memory = 1000;

export function createAdmission(
  { most, longestLine }: Places,
  inLine: () => number,
  now = () => performance.now(),
): Admission {
  const places = createShares(most);
  let standsSince: number | null = null;
  let sentAwayAt = Number.NEGATIVE_INFINITY;

  // It stands from when it is too long until half of it is gone: kept short, it never gets there by itself.
  function look(length: number) {
    if (length < longestLine / 2) standsSince = null;
    else if (length >= longestLine) standsSince ??= now();
  }

  // The line is other clients', and short for who has less at work than they have on average; among many it is everybody's.
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
      const isQueueStanding = at - standsSince! > longestWait || at - sentAwayAt < memory;
      if (length >= longestLine && isQueueStanding && !isOthers(client)) {
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
