// Limits the payloads of an event: all are tried a few times where they are handled, then only those that made a difference.
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Candidate } from './candidates.ts';

export interface Selective {
  /** The candidates worth trying in this configuration. */
  choose: (snapshot: AnyMachineSnapshot, candidates: Candidate[]) => Candidate[];
  /** Records the effect of a candidate in the configuration last passed to `choose`. */
  note: (candidate: Candidate, effect: string) => void;
}

interface Place {
  visits: number;
  kept: Set<string>;
}

export function selective(times: number): Selective {
  const places = new Map<string, Place>();
  let here = new Map<string, { place: Place; effects: Set<string> }>();
  return {
    choose(snapshot, candidates) {
      here = new Map();
      return [...groupedByType(candidates)].flatMap(([type, group]) => {
        if (group.length === 1) return group;
        const handlers = (snapshot._nodes as AnyStateNode[]).filter((node) =>
          [...node.transitions.keys()].some(
            (key) => key === type || key === '*' || (key.endsWith('.*') && type.startsWith(key.slice(0, -1))),
          ),
        );
        if (handlers.length === 0) return group.slice(0, 1);
        const key = `${type} ${handlers.map(({ id }) => id).join()}`;
        const place = places.get(key) ?? { visits: 0, kept: new Set<string>() };
        places.set(key, place);
        here.set(type, { place, effects: new Set() });
        place.visits += 1;
        return place.visits <= times
          ? group
          : group.filter(({ label }, index) => index === 0 || place.kept.has(label));
      });
    },
    note({ event, label }, effect) {
      const at = here.get(event.type);
      if (!at || at.effects.has(effect)) return;
      at.effects.add(effect);
      at.place.kept.add(label);
    },
  };
}

function groupedByType(candidates: Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.event.type);
    if (group) group.push(candidate);
    else groups.set(candidate.event.type, [candidate]);
  }
  return groups;
}
