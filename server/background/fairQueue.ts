// Fair queueing: people take turns, however much work each of them brings, and a full queue drops the newest work of whoever
// has the most waiting.

export interface FairQueue {
  /** True immediately, or when it is this person's turn; false if the queue has no room for it. */
  enter: (person: string) => boolean | Promise<boolean>;
  leave: (person: string) => void;
}

/** The key of a signed-in person; visitors take turns by network. */
export const personKey = (tenantId: number, userId: number) => `${tenantId} ${userId}`;

interface Options {
  atOnce: number;
  longestQueue: number;
}

type Answer = (hasTurn: boolean) => void;

/** Waiting work by person, in the order of their turns: whoever had the last one is at the end. */
function createWaitingWork() {
  const waiting = new Map<string, Answer[]>();
  let length = 0;
  return {
    length: () => length,
    entries: () => [...waiting],
    of: (person: string) => waiting.get(person)?.length ?? 0,
    add(person: string, answer: Answer) {
      waiting.set(person, [...(waiting.get(person) ?? []), answer]);
      length += 1;
    },
    remove(person: string, from: 'oldest' | 'newest'): Answer {
      const answers = waiting.get(person)!;
      length -= 1;
      const answer = from === 'oldest' ? answers.shift() : answers.pop();
      if (answers.length === 0) waiting.delete(person);
      return answer!;
    },
    moveToEnd(person: string) {
      const answers = waiting.get(person);
      if (!answers) return;
      waiting.delete(person);
      waiting.set(person, answers);
    },
  };
}

export function createFairQueue({ atOnce, longestQueue }: Options): FairQueue {
  const waiting = createWaitingWork();
  const working = new Map<string, number>();
  let busy = 0;

  const workOf = (person: string) => working.get(person) ?? 0;

  function begin(person: string) {
    busy += 1;
    working.set(person, workOf(person) + 1);
  }

  function dropForNewcomer(newcomer: string) {
    const [first, ...others] = waiting.entries();
    if (!first) return false;
    const [person, answers] = others.reduce((a, b) => (b[1].length > a[1].length ? b : a), first);
    if (answers.length <= waiting.of(newcomer) + 1) return false;
    waiting.remove(person, 'newest')(false);
    return true;
  }

  function startNext() {
    const [first, ...others] = waiting.entries().map(([person]) => person);
    if (first === undefined) return;
    const next = others.reduce((a, b) => (workOf(b) < workOf(a) ? b : a), first);
    begin(next);
    waiting.remove(next, 'oldest')(true);
  }

  return {
    enter(person) {
      if (busy < atOnce) {
        begin(person);
        return true;
      }
      if (waiting.length() >= longestQueue && !dropForNewcomer(person)) return false;
      return new Promise<boolean>((resolve) => waiting.add(person, resolve));
    },
    leave(person) {
      busy -= 1;
      if (workOf(person) === 1) working.delete(person);
      else working.set(person, workOf(person) - 1);
      waiting.moveToEnd(person);
      startNext();
    },
  };
}
