// Admission control: limits the calls in progress and rejects further ones with Retry-After. Bursts are absorbed; only a lasting
// queue for the database is kept short. The client with the most calls is rejected first.
import { overloaded } from './answers/errors.ts';
import { createShares } from './shares.ts';

export interface Admission {
  /** `client` is the client's network. @throws 503 when there is no place */
  enter: (client: string) => void;
  /** @throws 503 when there is no place at all */
  comeBack: (client: string) => void;
  leave: (client: string) => void;
  atWork: () => number;
}

interface Places {
  most: number;
  // Every call in the queue waits for all those before it.
  longestLine: number;
}

// In milliseconds. A burst no larger than the number of places has usually drained by then.
const longestWait = 100;
// Rejected clients try again: a queue that grows back this soon is the same overload.
const memory = 1000;

export function createAdmission(
  { most, longestLine }: Places,
  inLine: () => number,
  now = () => performance.now(),
): Admission {
  const places = createShares(most);
  let tooLongSince: number | null = null;
  let rejectedAt = Number.NEGATIVE_INFINITY;

  // Once too long, the queue counts as too long until it has halved: otherwise rejections, which keep it at the limit, would
  // reset it constantly.
  function look(length: number) {
    if (length < longestLine / 2) tooLongSince = null;
    else if (length >= longestLine) tooLongSince ??= now();
  }

  // A client with fewer calls at work than the average did not cause the queue, unless very many clients share it.
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
      const isQueueLasting = at - tooLongSince! > longestWait || at - rejectedAt < memory;
      if (length >= longestLine && isQueueLasting && !isOthers(client)) {
        rejectedAt = at;
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
