// No age, gender, name, service, branch or rank comes in, so none can count, and everything that counts is shown.
import type { components } from '../../openapi.gen.d.ts';
import { matchAvailability } from './parts/availability.ts';
import { matchCredential } from './parts/credentials.ts';
import { matchExperience } from './parts/experience.ts';
import { matchPlace } from './parts/place.ts';
import { matchRole } from './parts/roles.ts';
import { matchSkills } from './parts/skills.ts';
import type { Judged, MatchCandidate, MatchJob } from './terms.ts';
import { toReader } from './voice.ts';
import { bands, closeness, closenessFor, type MatchPartCode, weights } from './weights.ts';

export type Match = components['schemas']['Match'];

// Increase it when the same job and candidate would be judged differently.
const matchVersion = 6;

export function matchBand(score: number): Match['band'] {
  if (score >= bands.strong) return 'strong';
  if (score >= bands.good) return 'good';
  return score >= bands.possible ? 'possible' : null;
}

// Rounds to whole points and keeps the sum: the points left over go to the parts that lost most by rounding.
function share(parts: { value: number }[], cap: number): void {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const scale = Math.min(1, cap / Math.max(1, sum));
  const exact = parts.map((part) => ({ part, value: part.value * scale }));
  for (const { part, value } of exact) part.value = Math.floor(value);
  let left = Math.min(cap, Math.round(sum)) - parts.reduce((total, { value }) => total + value, 0);
  const lost = ({ part, value }: (typeof exact)[number]) => value - part.value;
  for (const entry of exact.sort((first, second) => lost(second) - lost(first))) {
    if (left <= 0 || lost(entry) === 0) break;
    entry.part.value += 1;
    left -= 1;
  }
}

const bandOrder: Record<NonNullable<Match['band']>, number> = { strong: 3, good: 2, possible: 1 };

export const byFit = (match: Pick<Match, 'band' | 'score'>, other: Pick<Match, 'band' | 'score'>): number =>
  (other.band ? bandOrder[other.band] : 0) - (match.band ? bandOrder[match.band] : 0) ||
  other.score - match.score;

function capOf(close: number, obstacles: number): number {
  const steps =
    close >= closenessFor.strong
      ? 3
      : close >= closenessFor.good
        ? 2
        : close >= closenessFor.possible
          ? 1
          : 0;
  const left = Math.max(0, steps - obstacles);
  return [bands.possible - 1, bands.good - 1, bands.strong - 1, 100][left]!;
}

const workParts: readonly MatchPartCode[] = ['role', 'skills'];
// Shortcomings in these parts rule out the job, so they come first: a card shows only two.
const hardParts: readonly MatchPartCode[] = ['place', 'credential'];

const isHard = (code: string) => hardParts.includes(code as MatchPartCode);

// A reader who may not see the town does not see the limit either.
const isBeyondLimit = (job: MatchJob, { city, radius_km, is_limit }: MatchCandidate, place: Judged) =>
  is_limit === true && city !== null && radius_km !== null && job.cities.length > 0 && place.share === 0;

export function matchOf(job: MatchJob, candidate: MatchCandidate, voice = toReader): Match {
  const judgements: Record<MatchPartCode, Judged> = {
    role: matchRole(job, candidate, voice),
    skills: matchSkills(job, candidate, voice),
    experience: matchExperience(job, candidate, voice),
    place: matchPlace(job, candidate, voice),
    availability: matchAvailability(job, candidate, voice),
    credential: matchCredential(job, candidate, voice),
  };
  const most = workParts.reduce((sum, code) => sum + weights[code], 0);
  const workFit = workParts.reduce((sum, code) => sum + weights[code] * judgements[code].share, 0) / most;
  const obstacles = hardParts.filter((code) => judgements[code].share === 0).length;
  const cap = isBeyondLimit(job, candidate, judgements.place)
    ? bands.possible - 1
    : capOf(judgements.role.share * closeness.same, obstacles);
  const parts = Object.entries(judgements).map(([name, { share, evidence }]) => {
    const code = name as MatchPartCode;
    const counted = workParts.includes(code) ? share : share * workFit;
    return { code, weight: weights[code], value: weights[code] * counted, evidence };
  });
  share(parts, cap);
  const score = parts.reduce((total, { value }) => total + value, 0);
  return {
    score,
    band: matchBand(score),
    parts,
    missing: Object.entries(judgements)
      .sort(([code], [other]) => Number(isHard(other)) - Number(isHard(code)))
      .flatMap(([, { missing }]) => missing),
    version: matchVersion,
  };
}
