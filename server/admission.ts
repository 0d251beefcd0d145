/**
 * Promises: no more calls are at work at once than this process can answer soon; the next ones are sent away at once, with when
 * to come again. A burst is worked off; only where the line for the database has stood for a while, it is kept short.
 */
import { overloaded } from './errors.ts';

export interface Admission {
  /** @throws 503 when there is no place */
  enter: () => void;
  /** Of who was let in before and has sent the rest by now. @throws 503 when there is no place at all */
  comeBack: () => void;
  leave: () => void;
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
  let atWork = 0;
  let standsSince: number | null = null;
  let sentAwayAt = Number.NEGATIVE_INFINITY;

  /** It stands from when it is too long until half of it is gone: kept short, it never gets there by itself. */
  function look(length: number) {
    if (length < longestLine / 2) standsSince = null;
    else if (length >= longestLine) standsSince ??= now();
  }

  function comeBack() {
    if (atWork >= most) throw overloaded(1);
    atWork += 1;
  }

  return {
    enter() {
      const length = inLine();
      look(length);
      const at = now();
      if (length >= longestLine && (at - standsSince! > patience || at - sentAwayAt < memory)) {
        sentAwayAt = at;
        throw overloaded(1);
      }
      comeBack();
    },
    comeBack,
    leave() {
      atWork -= 1;
      look(inLine());
    },
    atWork: () => atWork,
  };
}
