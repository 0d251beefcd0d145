// Prefers configurations that combine two states, two values, or a state and a value for the first time.
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

export interface Novelty {
  /** Records the configuration. Returns true if it contains a new combination. */
  isNew: (snapshot: AnyMachineSnapshot, projected: unknown) => boolean;
}

export function novelty(): Novelty {
  const texts = new Set<string>();
  const add = (text: string) => {
    if (texts.has(text)) return false;
    texts.add(text);
    return true;
  };
  return {
    isNew(snapshot, projected) {
      const leaves = (snapshot._nodes as AnyStateNode[])
        .filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ order }) => order);
      const values = Array.isArray(projected) ? projected.slice(0, 40) : [];
      let isNew = false;
      for (const [index, leaf] of leaves.entries()) {
        for (const other of leaves.slice(index)) if (add(`${leaf},${other}`)) isNew = true;
        for (const [at, value] of values.entries()) if (add(`${leaf}:${at}=${value}`)) isNew = true;
      }
      const few = values.slice(0, 12);
      for (const [at, value] of few.entries())
        for (const [next, other] of few.slice(at + 1).entries())
          if (add(`${at}=${value};${at + 1 + next}=${other}`)) isNew = true;
      return isNew;
    },
  };
}
