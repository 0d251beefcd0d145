import type { ReceivedApplication } from '../../../api/applicants.ts';
import { candidateAvailabilities } from '../candidates/candidateText.ts';

export type SentRow = readonly [term: string, value: string | number | null];

export function cvText({ name, page_count: pages }: NonNullable<ReceivedApplication['cv']>): string {
  const length = pages && (pages === 1 ? '1 page' : `${pages} pages`);
  return [name, length, 'as it was sent'].filter(Boolean).join(' · ');
}

export const profileRows = (profile: NonNullable<ReceivedApplication['profile']>): SentRow[] => [
  ['Headline', profile.headline],
  ['Service', profile.service],
  ['Years served', profile.years_served],
  ['Lives in', profile.place],
  ['Available', candidateAvailabilities.find(({ value }) => value === profile.availability)?.label ?? null],
  [
    'Willing to relocate',
    profile.willing_to_relocate === null ? null : profile.willing_to_relocate ? 'Yes' : 'No',
  ],
  ['Security clearance', profile.clearance],
  ['Email', profile.email],
  ['Phone', profile.phone],
];
