// More years than required add nothing, because that would reward age.
import type { Judged, MatchCandidate, MatchJob } from '../terms.ts';
import { toReader, verb } from '../voice.ts';

export function matchExperience(
  job: MatchJob,
  { months, people_led, is_banded }: MatchCandidate,
  voice = toReader,
): Judged {
  const required = job.min_years ?? 0;
  const years = Math.floor(months / 12);
  const share = required === 0 ? 1 : Math.min(1, months / (required * 12));
  const isShort = share < 1;
  const has = `${voice.subject} ${verb(voice, 'have', 'has')}`;
  const evidence: Judged['evidence'] = [
    required === 0
      ? { text: 'The job asks for no set number of years.', source: 'job' }
      : {
          text: isShort
            ? `${has} ${is_banded ? bandText(years) : years} of the ${inYears(required)} that the job asks for.`
            : `${has} the ${inYears(required)} that the job asks for.`,
          source: 'posts',
        },
  ];
  const further = Math.max(1, required - years);
  const missing = isShort
    ? [
        `The job asks for ${is_banded ? 'up to ' : ''}${further} more ${further === 1 ? 'year' : 'years'} of experience`,
      ]
    : [];
  if (!job.leads) return { share, evidence, missing };
  if (people_led > 0) {
    evidence.push({
      text: `${has} led ${people_led} ${people_led === 1 ? 'person' : 'people'}${is_banded ? ' or more' : ''}.`,
      source: 'posts',
    });
  } else missing.push('No team led yet');
  return { share: share * (2 / 3) + (people_led > 0 ? 1 / 3 : 0), evidence, missing };
}

const bandText = (years: number) => (years === 0 ? 'up to 4' : `at least ${years}`);

const inYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
