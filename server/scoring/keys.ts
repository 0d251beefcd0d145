import type { HeldWork } from '../db/schema/matchFeatures.ts';
import { reachOf } from './knowledge/graph.ts';
import { kindsOfWork } from './knowledge/kindsOfWork.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';
import { closeness, closenessFor, strength } from './weights.ts';

// A job without a known kind of work is compared with everybody by its words.
const unknownWork = 'work ?';

export const keysOfJob = (job: Pick<MatchJob, 'work' | 'translated_roles'>): string[] => [
  ...job.translated_roles.map((id) => `role ${id}`),
  ...(job.work.length > 0 ? job.work.map(({ kind }) => `work ${kind}`) : [unknownWork]),
];

/** How close a candidate's work is to a kind of work. Partial experience leads only to its own kind and to near ones. */
export function closenessTo(held: HeldWork, kind: string): number {
  const close = reachOf(held.kind).get(kind) ?? 0;
  if (held.source === 'crosswalk' && held.strength < strength.post && close <= closeness.family) return 0;
  if (held.strength >= strength.command || held.kind === kind) return close * held.strength;
  return close >= closeness.near ? closeness.family * held.strength : 0;
}

/** The keys by which a candidate is found; the card of an anonymous candidate may name another kind of work. */
export const heldKeys = (...facts: Pick<MatchCandidate, 'roles' | 'work'>[]): string[] => [
  ...new Set(
    facts.flatMap(({ roles, work }) => [
      ...roles.map(({ id }) => `role ${id}`),
      ...work.map(({ kind, strength: sure }) => `${sure >= strength.command ? 'has' : 'knows'} ${kind}`),
    ]),
  ),
];

export function keysSought(job: Pick<MatchJob, 'work' | 'translated_roles'>): CandidateKeys {
  const named = job.translated_roles.map((id) => `role ${id}`);
  const within = (least: number) =>
    kindsOfWork.flatMap(({ kind }) =>
      [
        { key: `has ${kind}`, sure: strength.post },
        { key: `knows ${kind}`, sure: strength.someDuties },
      ].flatMap(({ key, sure }) => {
        const held = { kind, strength: sure, text: '', source: 'crosswalk' as const };
        return job.work.some(({ kind: sought }) => closenessTo(held, sought) > least) ? [key] : [];
      }),
    );
  return { close: [...named, ...within(closenessFor.good)], all: [...named, ...within(0)] };
}

interface CandidateKeys {
  close: string[];
  all: string[];
}

export function keysOfCandidate({ roles, work }: Pick<MatchCandidate, 'roles' | 'work'>): CandidateKeys {
  const best = new Map<string, number>();
  for (const held of work) {
    for (const kind of reachOf(held.kind).keys()) {
      best.set(kind, Math.max(best.get(kind) ?? 0, closenessTo(held, kind)));
    }
  }
  const own = roles.map(({ id }) => `role ${id}`);
  const within = (least: number) =>
    [...best].filter(([, close]) => close > least).map(([kind]) => `work ${kind}`);
  return { close: [...own, ...within(closenessFor.good)], all: [...own, ...within(0), unknownWork] };
}
