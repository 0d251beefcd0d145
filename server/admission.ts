/** Promises: no more calls are at work at once than this process can answer soon; the next ones are sent away at once, with when to come again. */
import { overloaded } from './errors.ts';

export interface Admission {
  /** @throws 503 when there is no place */
  enter: () => void;
  leave: () => void;
  atWork: () => number;
}

export function createAdmission(most: number): Admission {
  let atWork = 0;
  return {
    enter() {
      if (atWork >= most) throw overloaded(1);
      atWork += 1;
    },
    leave() {
      atWork -= 1;
    },
    atWork: () => atWork,
  };
}
