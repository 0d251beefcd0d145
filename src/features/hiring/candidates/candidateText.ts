import type { Candidate } from '../../../api/candidates.ts';

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

export const shortName = ({
  display_name,
  is_anonymous,
}: Pick<Candidate, 'display_name' | 'is_anonymous'>) =>
  is_anonymous ? display_name : (display_name.split(' ')[0] ?? display_name);

export const connectionWords: Partial<Record<Candidate['connection'], string>> = {
  invited: 'You invited them',
  accepted: 'Accepted your invitation',
  declined: 'Declined your invitation',
  applied: 'They applied',
};
