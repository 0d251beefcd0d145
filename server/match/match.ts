/**
 * Promises: how well a job and a candidate fit, from 0 to 100, as the sum of six parts that each say what they rest on. What
 * comes in holds no age, gender, name, service, branch or rank, so none of them can count; nothing counts that is not shown.
 */
import type { components } from '../../openapi.gen.d.ts';
import { fold } from '../formats/fold.ts';
import { matchCredential } from './credentials.ts';
import { matchPlace } from './place.ts';
import { matchRole } from './roles.ts';
import { matchSkills } from './skills.ts';
import { type Judged, type MatchCandidate, type MatchJob, nothing, weights } from './terms.ts';

export type Match = components['schemas']['Match'];

/** Rises when the same two would be judged otherwise. */
const matchVersion = 3;

const strongFrom = 75;
const goodFrom = 55;

export function bandOf(score: number): Match['band'] {
  if (score >= strongFrom) return 'strong';
  return score >= goodFrom ? 'good' : 'possible';
}

export function matchOf(job: MatchJob, candidate: MatchCandidate): Match {
  const judged: Record<keyof typeof weights, Judged> = {
    role: matchRole(job, candidate),
    skills: matchSkills(job, candidate),
    experience: matchExperience(job, candidate),
    place: matchPlace(job, candidate),
    availability: matchAvailability(job, candidate),
    credential: matchCredential(job, candidate),
  };
  const parts = Object.entries(judged).map(([name, { share, evidence }]) => {
    const code = name as keyof typeof weights;
    return { code, weight: weights[code], value: Math.round(weights[code] * share), evidence };
  });
  const score = parts.reduce((sum, { value }) => sum + value, 0);
  return {
    score,
    band: bandOf(score),
    parts,
    missing: Object.values(judged).flatMap(({ missing }) => missing),
    version: matchVersion,
  };
}

const leading = /\b(lead|leads|leader|leading|leadership|manager|managing|supervis\w*|foreman|head)\b/;

/** Years beyond what is asked add nothing: more would reward age. */
function matchExperience(job: MatchJob, { months, people_led, is_banded }: MatchCandidate): Judged {
  const asked = job.min_years ?? 0;
  const years = Math.floor(months / 12);
  const asksToLead = leading.test(fold([job.title, ...job.requirements].join(' ')));
  const ofYears = asked === 0 ? 1 : Math.min(1, months / (asked * 12));
  const short = asked > 0 && ofYears < 1;
  const evidence: Judged['evidence'] = [
    asked === 0
      ? { text: 'The job asks for no set number of years', source: 'job' }
      : {
          text: `${short && is_banded ? bandWords(years) : inYears(Math.min(years, asked))} of ${inYears(asked)} asked for`,
          source: 'posts',
        },
  ];
  const missing = short
    ? [`${is_banded ? 'Up to ' : ''}${inYears(Math.max(1, asked - years))} more experience`]
    : [];
  if (!asksToLead) return { share: ofYears, evidence, missing };
  if (people_led > 0) {
    evidence.push({
      text: `Has led ${people_led} ${people_led === 1 ? 'person' : 'people'}${is_banded ? ' or more' : ''}`,
      source: 'posts',
    });
  } else missing.push('Experience of leading people');
  return { share: ofYears * (2 / 3) + (people_led > 0 ? 1 / 3 : 0), evidence, missing };
}

const bandWords = (years: number) => (years === 0 ? 'Up to 4 years' : `At least ${inYears(years)}`);

const inYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;

const aMonth = 31;

function matchAvailability(
  { start_on }: MatchJob,
  { available_on, is_flexible, starts }: MatchCandidate,
): Judged {
  if (is_flexible) return nothing(1, 'Flexible about when to start', 'profile');
  if (!available_on) return { share: 0, evidence: [], missing: ['A date from which to start'] };
  const from = { text: `Can start ${starts ?? `from ${available_on}`}`, source: 'profile' as const };
  if (!start_on) return { share: 1, evidence: [from], missing: [] };
  const late = (Date.parse(available_on) - Date.parse(start_on)) / 86_400_000;
  if (late <= 0) return { share: 1, evidence: [from], missing: [] };
  return { share: late <= aMonth ? 0.5 : 0, evidence: [from], missing: [`A start by ${start_on}`] };
}
