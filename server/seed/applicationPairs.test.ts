import { expect, test } from 'vitest';
import type { Applicant, Offer } from './applicants.ts';
import { bestPair, keyOf, pairs } from './applicationPairs.ts';

const count = 40;
const numbers = Array.from({ length: count }, (_, at) => at + 1);
const people = numbers.map((id) => ({ id }) as Applicant);
const offers = numbers.map((id) => ({ job: { id } }) as Offer);

/** Numbers that repeat, so that many options are equal. */
const mixed = (first: number, second: number, most: number) => (first * 31 + second * 17) % most;

const options = people.flatMap((person) => offers.map((offer) => ({ person, offer })));
const fits = new Map(
  options
    .filter(({ person, offer }) => mixed(person.id, offer.job.id, 5) > 0)
    .map(({ person, offer }) => [
      keyOf({ person, offer }),
      { level: mixed(person.id, offer.job.id, 4), rank: mixed(offer.job.id, person.id, 7) },
    ]),
);

function firstOfSorted(taken: ReadonlySet<string>, countOf: (person: Applicant) => number) {
  const fitOf = (pair: (typeof options)[number]) => fits.get(keyOf(pair)) ?? { level: 0, rank: 0 };
  return options
    .filter((pair) => !taken.has(keyOf(pair)))
    .map((pair) => ({ pair, ...fitOf(pair), uses: countOf(pair.person) }))
    .sort(
      (first, second) =>
        Math.min(2, second.level) - Math.min(2, first.level) ||
        first.uses - second.uses ||
        second.level - first.level ||
        second.rank - first.rank,
    )[0]?.pair;
}

test('the pair for a slot is the first of all pairs in order, while each person is counted once', () => {
  const taken = new Set<string>();
  const uses = new Map<Applicant, number>();
  for (let slot = 0; slot < 60; slot += 1) {
    let counted = 0;
    const countOf = (person: Applicant) => uses.get(person) ?? 0;
    const pair = bestPair(people, offers, {
      fits,
      taken,
      countOf(person) {
        counted += 1;
        return countOf(person);
      },
    })!;
    expect([keyOf(pair), counted]).toEqual([keyOf(firstOfSorted(taken, countOf)!), count]);
    taken.add(keyOf(pair));
    uses.set(pair.person, countOf(pair.person) + 1);
  }
});

test('where every pair is taken there is none', () => {
  const taken = new Set(options.map(keyOf));
  expect(bestPair(people, offers, { fits, taken, countOf: () => 0 })).toBe(undefined);
});

test('the persona has an offer, interviews and the shortlist, and a good job nearby to suggest', () => {
  const [persona] = people;
  const open = numbers.map(
    (id) => ({ job: { id, status: 'published', published_at: null }, isOfRecruiter: true }) as Offer,
  );
  const [nearby, outOfReach] = [open.slice(0, 4), open[4]!];
  const fitsOfPersona = new Map<string, { level: number; rank: number }>([
    ...nearby.map((offer) => [keyOf({ person: persona!, offer }), { level: 2, rank: 50 }] as const),
    [keyOf({ person: persona!, offer: outOfReach }), { level: 0, rank: 60 }] as const,
  ]);
  const now = new Date('2026-12-01T09:00:00Z');
  const applied = pairs(people, open, fitsOfPersona, now).filter(({ person }) => person === persona);
  const ofStatus = (status: string) => applied.find((pair) => pair.status === status)?.offer;
  expect(nearby).toContain(ofStatus('offer'));
  expect(nearby).toContain(ofStatus('interview'));
  expect(ofStatus('shortlisted')).toBe(outOfReach);
  expect(applied.filter(({ offer }) => nearby.includes(offer)).length).toBe(3);
});
