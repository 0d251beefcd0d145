/** What somebody looks for in their next job, as a form holds it and as the server does. */
import * as z from 'zod/mini';
import type { User } from '../../../api/profile.ts';
import type { ProfileChange } from '../../../api/profileChange.ts';

/** How soon one could start, in the order of the list. */
export const availabilities = [
  { value: 'immediately', label: 'Immediately' },
  { value: 'within_1_week', label: 'Within 1 Week' },
  { value: 'within_2_weeks', label: 'Within 2 Weeks' },
  { value: 'within_1_month', label: 'Within 1 Month' },
  { value: 'within_2_months', label: 'Within 2 Months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies { value: NonNullable<ProfileChange['availability']>; label: string }[];

export const moves = [
  { value: 'yes', label: 'Yes', hint: 'Jobs elsewhere in the country fit you, too.' },
  { value: 'no', label: 'No', hint: 'What lies within the distance below fits best.' },
  { value: '', label: 'I would rather not say' },
] as const;

const widestRadius = 1000;

export interface Preferences {
  availability: string;
  willing_to_relocate: string;
  work_radius_km: string;
}

const radiusProblem = `Enter a whole number of kilometres up to ${widestRadius}, or none`;

export const preferencesSchema = z.object({
  availability: z.string(),
  willing_to_relocate: z.string(),
  work_radius_km: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || (/^\d+$/.test(text) && Number(text) <= widestRadius), radiusProblem),
  ),
});

const saidOf = (moves: boolean | null) => (moves === null ? '' : moves ? 'yes' : 'no');

export const preferencesOf = ({ user_details: user }: User): Preferences => ({
  availability: user.availability ?? '',
  willing_to_relocate: saidOf(user.willing_to_relocate),
  work_radius_km: String(user.work_radius_km ?? ''),
});

export function changeOf(typed: Preferences, version: number): ProfileChange {
  const { availability, willing_to_relocate, work_radius_km } = typed;
  return {
    version,
    profile_section: 'preferences',
    availability: availabilities.find(({ value }) => value === availability)?.value ?? null,
    willing_to_relocate: willing_to_relocate === '' ? null : willing_to_relocate === 'yes',
    work_radius_km: work_radius_km.trim() === '' ? null : Number(work_radius_km),
  };
}
