// Fair queueing: people take turns, however much work each of them brings, and a full queue drops the newest work of whoever
// has the most waiting.

export interface FairQueue {
  /** True immediately or when it is this person's turn; false if the queue has no room for it. */
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

export function createFairQueue({ atOnce, longestQueue }: Options): FairQueue {
  // In the order of their turns: whoever had the last one is at the end.
  const waiting = new Map<string, Answer[]>();
  const working = new Map<string, number>();
  let busy = 0;
  let length = 0;

  const workOf = (person: string) => working.get(person) ?? 0;

  function begin(person: string) {
    busy += 1;
    working.set(person, workOf(person) + 1);
  }

  function remove(person: string, from: 'oldest' | 'newest') {
    const answers = waiting.get(person)!;
    length -= 1;
    const answer = from === 'oldest' ? answers.shift() : answers.pop();
    if (answers.length === 0) waiting.delete(person);
    return answer!;
  }

  function dropNewest(newcomer: string) {
    const own = waiting.get(newcomer)?.length ?? 0;
    const [first, ...others] = waiting;
    if (!first) return false;
    const [person, answers] = others.reduce((a, b) => (b[1].length > a[1].length ? b : a), first);
    if (answers.length <= own + 1) return false;
    remove(person, 'newest')(false);
    return true;
  }

  function startNext() {
    const [first, ...others] = waiting.keys();
    if (first === undefined) return;
    const next = others.reduce((a, b) => (workOf(b) < workOf(a) ? b : a), first);
    begin(next);
    remove(next, 'oldest')(true);
  }

  return {
    enter(person) {
      if (busy < atOnce) {
        begin(person);
        return true;
      }
      if (length >= longestQueue && !dropNewest(person)) return false;
      return new Promise<boolean>((resolve) => {
        waiting.set(person, [...(waiting.get(person) ?? []), resolve]);
        length += 1;
      });
    },
    leave(person) {
      busy -= 1;
      if (workOf(person) === 1) working.delete(person);
      else working.set(person, workOf(person) - 1);
      const own = waiting.get(person);
      if (own) {
        waiting.delete(person);
        waiting.set(person, own);
      }
      startNext();
    },
  };
}
