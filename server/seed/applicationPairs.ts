// Who applied for which job. Those who came far fit the job best, as they would in life; some of the rejected do not.
import type { ApplicationStatus } from '../../src/machines/application.ts';
import type { TenantDb } from '../db/database.ts';
import { candidateOf, frozenMatches, matchJobs } from '../match/load.ts';
import { matchOf } from '../scoring/interface.ts';
import type { Applicant, Offer } from './applicants.ts';
import { interviewTurns, offerTurns, standings } from './applicationLists.ts';

const day = 86_400_000;

export interface Pair {
  person: Applicant;
  offer: Offer;
  status: ApplicationStatus;
}

const keyFor = (person: Applicant, offer: Offer) => `${person.id} ${offer.job.id}`;
export const keyOf = ({ person, offer }: Pick<Pair, 'person' | 'offer'>) => keyFor(person, offer);

type Fits = Map<string, { level: number; rank: number }>;
const noFit = { level: 0, rank: 0 };

export async function fitsOf(db: TenantDb, people: Applicant[], offers: Offer[], now: Date): Promise<Fits> {
  const matched = await matchJobs(
    db,
    offers.map(({ job }) => job),
  );
  const fits: Fits = new Map();
  for (const person of people) {
    const candidate = await candidateOf(db, person.id, now);
    for (const [at, offer] of offers.entries()) {
      if (candidate) fits.set(keyOf({ person, offer }), matchOf(matched[at]!, candidate));
    }
  }
  return fits;
}

type Frozen = Awaited<ReturnType<typeof frozenMatches>> extends Map<number, infer Stored> ? Stored : never;

export async function frozenOf(db: TenantDb, all: Pair[], now: Date): Promise<Map<string, Frozen>> {
  const frozen = new Map<string, Frozen>();
  for (const person of new Set(all.map((pair) => pair.person))) {
    const theirs = all.filter((pair) => pair.person === person);
    const { first_name, last_name } = person.profile;
    const matches = await frozenMatches(
      db,
      theirs.map(({ offer }) => offer.job),
      { id: person.id, first_name, last_name },
      now,
    );
    for (const pair of theirs) {
      const stored = matches.get(pair.offer.job.id);
      if (stored) frozen.set(keyOf(pair), stored);
    }
  }
  return frozen;
}

interface Slot {
  at: number;
  status: ApplicationStatus;
  /** Null for anybody but the persona. */
  person: Applicant | null;
  from: Offer[];
}

const cameFar: readonly ApplicationStatus[] = ['hired', 'offer', 'interview', 'shortlisted', 'inactive'];

// The furthest choose first.
const demandOf = ({ status }: Slot) => (cameFar.includes(status) ? cameFar.indexOf(status) : cameFar.length);

function slotsOf(people: Applicant[], offers: Offer[], now: Date): Slot[] {
  const statuses = standings().flatMap(({ status, count }) => Array<ApplicationStatus>(count).fill(status));
  const ofPersona = standings()
    .flatMap(({ status, of_persona }) => of_persona.map((at) => ({ status, at })))
    .sort((first, second) => first.at - second.at)
    .map(({ status }) => status);
  for (const status of ofPersona) statuses.splice(statuses.indexOf(status), 1);
  const longAgo = new Date(now.getTime() - 33 * day);
  const isOld = ({ job }: Offer) => job.status === 'expired';
  const [old, current] = [offers.filter(isOld), offers.filter((offer) => !isOld(offer))];
  const ofRecruiter = current.filter(({ isOfRecruiter, job }) => isOfRecruiter && job.status === 'published');
  const longOpen = current.filter(
    ({ job }) => job.status === 'published' && job.published_at && job.published_at < longAgo,
  );
  const jobsFor: Partial<Record<ApplicationStatus, Offer[]>> = { expired: old, inactive: longOpen };
  const turns = { offer: [...offerTurns()], interview: [...interviewTurns()] };
  // The demo's recruiter meets an open offer, and an interview that is proposed and one that is confirmed.
  const open: readonly unknown[] = ['made', 'proposed', 'confirmed'];
  const [persona = null] = people;
  return [...ofPersona, ...statuses].map((status, at) => {
    const person = at < ofPersona.length ? persona : null;
    const turn = status === 'offer' || status === 'interview' ? turns[status].shift() : null;
    const from = open.includes(turn) && !person ? ofRecruiter : (jobsFor[status] ?? current);
    return { at, status, person, from };
  });
}

interface Options {
  fits: Fits;
  taken: ReadonlySet<string>;
  /** How often somebody has applied. */
  countOf: (person: Applicant) => number;
}

/** The best fit, and of those that fit well whoever has applied least; of equals the first. There are thousands for each slot. */
export function bestPair(
  people: Applicant[],
  offers: Offer[],
  { fits, taken, countOf }: Options,
): Pick<Pair, 'person' | 'offer'> | undefined {
  let best: Pick<Pair, 'person' | 'offer'> | undefined;
  let [bestFit, bestCount] = [noFit, 0];
  for (const person of people) {
    const count = countOf(person);
    for (const offer of offers) {
      const key = keyFor(person, offer);
      if (taken.has(key)) continue;
      const fit = fits.get(key) ?? noFit;
      const advantage =
        Math.min(2, fit.level) - Math.min(2, bestFit.level) ||
        bestCount - count ||
        fit.level - bestFit.level ||
        fit.rank - bestFit.rank;
      if (best && !(advantage > 0)) continue;
      best = { person, offer };
      [bestFit, bestCount] = [fit, count];
    }
  }
  return best;
}

export function pairs(people: Applicant[], offers: Offer[], fits: Fits, now: Date): Pair[] {
  const others = people.slice(1);
  if (others.length === 0) throw new Error('None of the seeded people can apply');
  const taken = new Set<string>();
  const used = new Map<Applicant, number>();
  const placed = new Set<Applicant>();
  const countOf = (person: Applicant) => used.get(person) ?? 0;
  const fitOf = (pair: Pick<Pair, 'person' | 'offer'>) => fits.get(keyOf(pair)) ?? noFit;

  function best({ person, from, status }: Slot) {
    const isLast = status === 'hired' || status === 'offer';
    const open = person ? [person] : others.filter((other) => !isLast || !placed.has(other));
    // The persona is on the shortlist for a job out of reach: the dashboard keeps a good job nearby to suggest.
    const persona = status === 'shortlisted' ? person : null;
    const offered = persona ? from.filter((offer) => fitOf({ person: persona, offer }).level === 0) : from;
    return bestPair(open, offered, { fits, taken, countOf });
  }

  /** Somebody in turn, for a job that fits them a little if there is one. */
  function next({ at, person, from, status }: Slot) {
    const someone = person ?? others[at % others.length]!;
    const turned = from.map((_, step) => from[(at * 13 + step) % from.length]!);
    const free = turned
      .map((offer) => ({ person: someone, offer }))
      .filter((pair) => !taken.has(keyOf(pair)));
    if (status === 'rejected') return free[0];
    // The persona's dashboard keeps the jobs nearby to suggest.
    const isLikely = (pair: Pick<Pair, 'person' | 'offer'>) =>
      person ? fitOf(pair).level === 0 && fitOf(pair).rank > 20 : fitOf(pair).level > 0;
    return free.find(isLikely) ?? free[0];
  }

  const filled = slotsOf(people, offers, now)
    .sort((slot, other) => demandOf(slot) - demandOf(other) || slot.at - other.at)
    .flatMap((slot) => {
      const pair = cameFar.includes(slot.status) ? best(slot) : next(slot);
      if (!pair) return [];
      taken.add(keyOf(pair));
      used.set(pair.person, countOf(pair.person) + 1);
      if (slot.status === 'hired' || slot.status === 'offer') placed.add(pair.person);
      return [{ at: slot.at, person: pair.person, offer: pair.offer, status: slot.status }];
    });
  return filled.sort((pair, other) => pair.at - other.at);
}
