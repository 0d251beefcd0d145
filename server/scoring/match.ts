// No age, gender, name, service, branch or rank comes in, so none can count, and everything that counts is shown.
import type { components } from '../../openapi.gen.d.ts';
import type { Judged, MatchRow } from './judged.ts';
import { matchAvailability } from './parts/availability.ts';
import { matchCredential } from './parts/credentials.ts';
import { matchExperience } from './parts/experience.ts';
import { matchPlace } from './parts/place.ts';
import { matchRole } from './parts/roles.ts';
import { matchSkills } from './parts/skills.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';
import { toReader } from './voice.ts';
import { bands, closeness, closenessFor, leastShown, type MatchPartCode, weights } from './weights.ts';

export type Match = components['schemas']['Match'];
export type MatchSummary = components['schemas']['MatchSummary'];
type Band = Match['band'];

/** What is shown of a match, and what only puts lists in order. */
export interface RankedMatch extends Match {
  /** The band less one for each obstacle, from 3 for a strong match to 0 for none; 0 beyond a commute that is a limit. */
  level: number;
  /** Orders matches of one level, from 0 to 100. It is shown nowhere. */
  rank: number;
}

// Increase it when the same job and candidate would be judged differently.
const matchVersion = 8;

const bandNames = [null, 'possible', 'good', 'strong'] as const satisfies Band[];
const bandSteps = ['possible', 'good', 'strong'] as const;

const stepsOf = (value: number, bounds: Record<(typeof bandSteps)[number], number>) =>
  bandSteps.filter((step) => value >= bounds[step]).length;

export const byFit = (
  match: Pick<RankedMatch, 'level' | 'rank'>,
  other: Pick<RankedMatch, 'level' | 'rank'>,
) => other.level - match.level || other.rank - match.rank;

const workParts: readonly MatchPartCode[] = ['role', 'skills'];

const isShown = ({ state }: MatchRow) => state === 'shown';

/** What is partly shown counts half, so that better evidence never lowers the band. */
function shareShown(rows: MatchRow[]): number {
  const halves = rows.map(({ state }) => (state === 'shown' ? 2 : state === 'partly' ? 1 : 0));
  return halves.reduce<number>((sum, half) => sum + half, 0) / (2 * rows.length);
}

function bandLevel(role: Judged, workFit: number, work: MatchRow[]): number {
  const isStrong = role.rows.every(isShown) && shareShown(work) >= leastShown;
  return Math.min(
    stepsOf(role.share * closeness.same, closenessFor),
    stepsOf(100 * workFit, bands),
    isStrong ? 3 : 2,
  );
}

// A reader who may not see the town does not see the limit either.
const isBeyondLimit = (job: MatchJob, { city, radius_km, is_limit }: MatchCandidate, place: Judged) =>
  is_limit === true && city !== null && radius_km !== null && job.cities.length > 0 && place.share === 0;

export function matchOf(job: MatchJob, candidate: MatchCandidate, voice = toReader): RankedMatch {
  const parts: Record<MatchPartCode, Judged> = {
    role: matchRole(job, candidate, voice),
    skills: matchSkills(job, candidate, voice),
    experience: matchExperience(job, candidate, voice),
    place: matchPlace(job, candidate, voice),
    availability: matchAvailability(job, candidate, voice),
    credential: matchCredential(job, candidate, voice),
  };
  const sumOf = (codes: readonly MatchPartCode[]) =>
    codes.reduce((sum, code) => sum + weights[code] * parts[code].share, 0);
  const workFit = sumOf(workParts) / workParts.reduce((sum, code) => sum + weights[code], 0);
  const others = (Object.keys(weights) as MatchPartCode[]).filter((code) => !workParts.includes(code));
  const work = [parts.role, parts.skills, parts.experience].flatMap(({ rows }) => rows);
  // A place out of reach comes first: it rules out the job more often than anything else.
  const practical = [parts.place, parts.credential, parts.availability];
  const isOut = isBeyondLimit(job, candidate, parts.place);
  const limit = isOut ? `, beyond ${voice.isReader ? 'your' : 'their'} limit` : '';
  const obstacles = practical.flatMap(({ obstacle }, at) =>
    obstacle ? [at === 0 ? `${obstacle}${limit}` : obstacle] : [],
  );
  const steps = bandLevel(parts.role, workFit, work);
  return {
    band: bandNames[steps] ?? null,
    shown: work.filter(isShown).length,
    partly: work.filter(({ state }) => state === 'partly').length,
    asked: work.length,
    obstacles,
    work,
    practical: practical.flatMap(({ rows }) => rows),
    version: matchVersion,
    level: isOut ? 0 : Math.max(0, steps - obstacles.length),
    rank: sumOf(workParts) + workFit * sumOf(others),
  };
}

/** Without what only puts lists in order. */
export const shownMatch = ({ level: _, rank: __, ...match }: RankedMatch): Match => match;

export const summaryOf = ({ band, shown, partly, asked, obstacles }: Match): MatchSummary => ({
  ...{ band, shown, asked, obstacles },
  ...(partly === undefined ? {} : { partly }),
});
