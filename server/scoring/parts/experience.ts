// More years than required add nothing, because that would reward age.
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { type Judged, type MatchRow, rowOf } from '../judged.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { shownIn, toReader, type Voice, verb } from '../voice.ts';

export function matchExperience(job: MatchJob, candidate: MatchCandidate, voice = toReader): Judged {
  const required = job.min_years ?? 0;
  const share = required === 0 ? 1 : Math.min(1, candidate.months / (required * 12));
  const leads = candidate.people_led > 0;
  return {
    share: job.leads ? share * (2 / 3) + (leads ? 1 / 3 : 0) : share,
    rows: [
      ...(required > 0 ? [yearsRow(required, job, candidate, voice)] : []),
      ...(job.leads ? [peopleRow(job, candidate, voice)] : []),
    ],
    obstacle: null,
  };
}

function yearsRow(required: number, job: MatchJob, candidate: MatchCandidate, voice: Voice): MatchRow {
  const { months, is_banded = false } = candidate;
  const years = Math.floor(months / 12);
  const row = { code: 'experience' as const, asks: `${inYears(required)} of experience` };
  const has = `${voice.subject} ${verb(voice, 'have', 'has')}`;
  if (months >= required * 12) {
    const reason = `${has} the ${inYears(required)} of work that the job asks for.`;
    return rowOf({ ...row, state: 'shown', reason, source: 'posts' });
  }
  if (months === 0 && !is_banded) {
    const reason = `${shownIn(voice, localeOf(job, candidate), false)} gives no dates of work yet.`;
    return rowOf({ ...row, state: 'not_known', reason });
  }
  const so = is_banded ? (years === 0 ? 'up to 4' : `at least ${years}`) : years === 0 ? 'some' : years;
  const reason = `${has} ${so} of the ${inYears(required)} that the job asks for.`;
  return rowOf({ ...row, state: 'partly', reason, source: 'posts' });
}

function peopleRow(job: MatchJob, candidate: MatchCandidate, voice: Voice): MatchRow {
  const { people_led, led_in, is_banded = false } = candidate;
  const row = { code: 'people' as const, asks: 'Leading people' };
  if (people_led === 0) {
    const reason = `${shownIn(voice, localeOf(job, candidate), is_banded)} doesn’t show a team led yet.`;
    return rowOf({ ...row, state: 'not_shown', reason });
  }
  const people = people_led === 1 ? 'person' : 'people';
  const count = led_in?.is_usual ? 'a team' : `${people_led} ${people}${is_banded ? ' or more' : ''}`;
  const reason = `${voice.subject} ${verb(voice, 'have', 'has')} led ${count}.`;
  const line = led_in ? { text: led_in.text, source: led_in.source } : null;
  return rowOf({ ...row, state: 'shown', reason, source: 'posts', line });
}

const localeOf = (job: MatchJob, { country_id }: MatchCandidate) =>
  localeOfCountry(job.country_id ?? country_id);

const inYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
