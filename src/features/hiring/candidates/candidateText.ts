import type { Candidate, CandidateDetails } from '../../../api/candidates.ts';
import { milesText } from '../../../ui/distance.ts';
import { numberFormat } from '../../../ui/intl.ts';
import { documentOf } from '../../../ui/match/matchText.ts';

export const candidateAvailabilities = [
  { value: 'immediately', label: 'Immediately' },
  { value: 'within_1_week', label: 'Within 1 Week' },
  { value: 'within_2_weeks', label: 'Within 2 Weeks' },
  { value: 'within_1_month', label: 'Within 1 Month' },
  { value: 'within_2_months', label: 'Within 2 Months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies { value: NonNullable<Candidate['availability']>; label: string }[];

const rankBands: Record<NonNullable<Candidate['rank_band']>, string> = {
  officer: 'officer',
  warrant: 'warrant officer',
  senior_nco: 'senior NCO',
  junior: 'junior rank',
};

type Facts = Pick<
  Candidate,
  'civilian_title' | 'years_served' | 'years_band' | 'service' | 'rank_band' | 'place' | 'availability'
>;

export function titleText({ civilian_title, years_served, years_band }: Facts): string {
  const years = years_served ?? years_band;
  if (years === null) return civilian_title;
  return `${civilian_title}, ${years} ${years === 1 ? 'year' : 'years'}`;
}

export function factsText({ service, rank_band, place, availability }: Facts): string {
  const served = [service, rank_band && rankBands[rank_band]].filter(Boolean).join(', ');
  const label = candidateAvailabilities.find(({ value }) => value === availability)?.label;
  const when = availability === 'flexible' ? 'Flexible start' : label && `Available ${label}`;
  return [served, place.city ?? place.region, when].filter(Boolean).join(' · ');
}

export const candidateSigns = ({
  id,
  display_name,
  is_anonymous,
}: Pick<Candidate, 'id' | 'display_name' | 'is_anonymous'>) =>
  is_anonymous ? [...String(id)].slice(0, 2).join(' ') : display_name;

/** Where what a job asks for is shown: an anonymous candidate is no more than a card. */
export const whereShown = (candidate: Pick<Candidate, 'is_anonymous'>, documentName: string) =>
  candidate.is_anonymous ? 'the card' : documentOf('their', documentName);

export const shortName = ({
  display_name,
  is_anonymous,
}: Pick<Candidate, 'display_name' | 'is_anonymous'>) =>
  is_anonymous ? display_name : (display_name.split(' ')[0] ?? display_name);

type Glance = Pick<
  CandidateDetails,
  | 'contact'
  | 'people_led'
  | 'is_anonymous'
  | 'willing_to_relocate'
  | 'work_radius_km'
  | 'languages'
  | 'clearances'
>;

/** What a candidate has not filled in, or does not show, has no row. */
export function glanceRows(candidate: Glance): [term: string, text: string][] {
  const { contact, people_led, is_anonymous, willing_to_relocate, work_radius_km } = candidate;
  const led = people_led > 0 && (is_anonymous ? `${people_led} or more` : String(people_led));
  const languages = candidate.languages.map(({ name, level }) => (level ? `${name} (${level})` : name));
  const rows: [term: string, text: string | false | null | undefined][] = [
    ['Email', contact?.email],
    ['Phone', contact?.phone],
    ['People led', led],
    ['Willing to relocate', willing_to_relocate === null ? null : willing_to_relocate ? 'Yes' : 'No'],
    ['Willing to travel', work_radius_km ? milesText(work_radius_km) : null],
    ['Languages', languages.join(', ')],
    ['Security clearance', candidate.clearances.join(', ')],
  ];
  return rows.flatMap(([term, text]) => (text ? [[term, text]] : []));
}

export const peopleText = (total: number, locale: string) =>
  `${numberFormat(locale).format(total)} ${total === 1 ? 'person' : 'people'}`;

export const candidatesTitle = (people: string, job: { title: string } | undefined) =>
  job ? `${people}, matched against ${job.title || 'your draft'}` : `${people} open to work`;
