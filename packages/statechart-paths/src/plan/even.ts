// Shortens long walks by giving parts to short ones; all walks together take every step as often as before.
import type { Exploration, Path, Step } from '../explore.ts';

interface Walk extends Path {
  // Counts changes; places recorded for an earlier version are outdated.
  version: number;
}

interface Place {
  walk: Walk;
  version: number;
  at: number;
}

type KeyAt = (walk: Path, at: number) => string;

function keyFinder(starts: Exploration['starts']): KeyAt {
  const startOf = new Map(starts.map(({ input, key }) => [input, key]));
  return ({ input, steps }, at) => (at === 0 ? startOf.get(input) : steps[at - 1]?.to) ?? '';
}

// The places of all walks, keyed by configuration.
function notedPlaces(keyAt: KeyAt) {
  const places = new Map<string, Place[]>();
  const note = (walk: Walk) => {
    for (let at = 0; at <= walk.steps.length; at += 1) {
      const key = keyAt(walk, at);
      const place = places.get(key);
      if (place) place.push({ walk, version: walk.version, at });
      else places.set(key, [{ walk, version: walk.version, at }]);
    }
  };
  const placesAt = (key: string): Place[] => {
    const fresh = (places.get(key) ?? []).filter(({ walk, version }) => walk.version === version);
    places.set(key, fresh);
    return fresh;
  };
  return { note, placesAt };
}

export function evened({ starts }: Exploration, paths: Path[], maxSteps: number): Path[] {
  const keyAt = keyFinder(starts);
  const walks = paths.map((walk): Walk => ({ ...walk, version: 0 }));
  const isLong = ({ steps }: Walk) => steps.length > maxSteps;
  const slack = ({ steps }: Walk) => maxSteps - steps.length;
  const { note, placesAt } = notedPlaces(keyAt);
  const change = (walk: Walk, input: string, steps: Step[]) => {
    Object.assign(walk, { input, steps, version: walk.version + 1 });
    if (!isLong(walk)) note(walk);
  };

  // Swaps the rest of both walks: the short one gets the long one’s beginning, and what is left gets shorter.
  const exchangeEnds = (long: Walk): boolean => {
    let best: { gain: number; cut: number; place: Place } | undefined;
    for (let cut = Math.min(maxSteps, long.steps.length); cut > (best?.gain ?? 0); cut -= 1)
      for (const place of placesAt(keyAt(long, cut))) {
        const gain = cut - place.at;
        if (gain <= slack(place.walk) && gain > (best?.gain ?? 0)) best = { gain, cut, place };
      }
    if (!best) return false;
    const { cut, place } = best;
    const { walk: short, at } = place;
    const [input, steps] = [short.input, [...short.steps.slice(0, at), ...long.steps.slice(cut)]];
    change(short, long.input, [...long.steps.slice(0, cut), ...short.steps.slice(at)]);
    change(long, input, steps);
    return true;
  };

  // Moves a loop of the long walk to a short one that passes there.
  const giveLoops = (long: Walk): boolean => {
    const remaining: Step[] = [];
    const last = new Map<string, number>([[keyAt(long, 0), 0]]);
    for (const [index, step] of long.steps.entries()) {
      remaining.push(step);
      const since = last.get(step.to);
      const stillLong = remaining.length + long.steps.length - index - 1 > maxSteps;
      const taker =
        stillLong && since !== undefined && since < remaining.length && remaining.length - since <= maxSteps
          ? placesAt(step.to).find(({ walk }) => walk !== long && slack(walk) >= remaining.length - since)
          : undefined;
      if (taker && since !== undefined) {
        const loop = remaining.splice(since);
        for (const { to } of loop) if ((last.get(to) ?? 0) > since) last.delete(to);
        const { walk, at } = taker;
        change(walk, walk.input, [...walk.steps.slice(0, at), ...loop, ...walk.steps.slice(at)]);
      }
      last.set(step.to, remaining.length);
    }
    if (remaining.length === long.steps.length) return false;
    change(long, long.input, remaining);
    return true;
  };

  for (const walk of walks) if (!isLong(walk)) note(walk);
  for (let again = true; again; ) {
    again = false;
    for (const walk of walks) while (isLong(walk) && (exchangeEnds(walk) || giveLoops(walk))) again = true;
  }
  return withoutRepeatedStarts(walks);
}

// Drops a path without steps if another one starts with the same input.
function withoutRepeatedStarts(walks: Walk[]): Walk[] {
  const begun = new Set(walks.flatMap(({ input, steps }) => (steps.length > 0 ? [input] : [])));
  return walks.filter(({ input, steps }) => steps.length > 0 || !begun.has(input));
}
