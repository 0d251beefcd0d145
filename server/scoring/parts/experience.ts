/** Years and people led, against what the job asks. Years beyond it add nothing: more would reward age. */
import type { Judged, MatchCandidate, MatchJob } from '../terms.ts';

export function matchExperience(job: MatchJob, { months, people_led, is_banded }: MatchCandidate): Judged {
  const asked = job.min_years ?? 0;
  const years = Math.floor(months / 12);
  const share = asked === 0 ? 1 : Math.min(1, months / (asked * 12));
  const isShort = share < 1;
  const evidence: Judged['evidence'] = [
    asked === 0
      ? { text: 'The job asks for no set number of years.', source: 'job' }
      : {
          text: `${isShort && is_banded ? bandText(years) : inYears(Math.min(years, asked))} of the ${inYears(asked)} asked for.`,
          source: 'posts',
        },
  ];
  const missing = isShort
    ? [`${is_banded ? 'Up to ' : ''}${inYears(Math.max(1, asked - years))} more experience`]
    : [];
  if (!job.leads) return { share, evidence, missing };
  if (people_led > 0) {
    evidence.push({
      text: `Has led ${people_led} ${people_led === 1 ? 'person' : 'people'}${is_banded ? ' or more' : ''}.`,
      source: 'posts',
    });
  } else missing.push('No team led yet');
  return { share: share * (2 / 3) + (people_led > 0 ? 1 / 3 : 0), evidence, missing };
}

const bandText = (years: number) => (years === 0 ? 'Up to 4 years' : `At least ${inYears(years)}`);

const inYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;
