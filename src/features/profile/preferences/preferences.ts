import * as z from 'zod/mini';
import type { User } from '../../../api/profile.ts';
import type { ProfileChange } from '../../../api/profileChange.ts';
import { kmOf, milesOf } from '../../../ui/distance.ts';

export const availabilityOptions = [
  { value: 'immediately', label: 'Immediately' },
  { value: 'within_1_week', label: 'Within 1 Week' },
  { value: 'within_2_weeks', label: 'Within 2 Weeks' },
  { value: 'within_1_month', label: 'Within 1 Month' },
  { value: 'within_2_months', label: 'Within 2 Months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies { value: NonNullable<ProfileChange['availability']>; label: string }[];

export const moves = [
  { value: 'yes', label: 'Yes', hint: 'We’ll also match you with jobs elsewhere in the country.' },
  { value: 'no', label: 'No', hint: 'Jobs beyond the distance below match less, or not at all.' },
  { value: '', label: 'Prefer not to say' },
] as const;

// The server stores at most 1,000 kilometres.
const widestMiles = 620;

export interface Preferences {
  availability: string;
  willing_to_relocate: string;
  miles: string;
}

const radiusProblem = `Enter a whole number of miles from 1 to ${widestMiles}, or leave it empty`;

export const preferencesSchema = z.object({
  availability: z.string(),
  willing_to_relocate: z.string(),
  miles: z.string().check(
    z.trim(),
    z.refine((text) => {
      const miles = Number(text);
      return text === '' || (/^\d+$/.test(text) && miles >= 1 && miles <= widestMiles);
    }, radiusProblem),
  ),
});

const answerOf = (moves: boolean | null) => (moves === null ? '' : moves ? 'yes' : 'no');

export const toPreferences = ({ user_details: user }: User): Preferences => ({
  availability: user.availability ?? '',
  willing_to_relocate: answerOf(user.willing_to_relocate),
  miles: user.work_radius_km === null ? '' : String(Math.round(milesOf(user.work_radius_km))),
});

export function changeOf(typed: Preferences, version: number): ProfileChange {
  const { availability, willing_to_relocate, miles } = typed;
  return {
    version,
    profile_section: 'preferences',
    availability: availabilityOptions.find(({ value }) => value === availability)?.value ?? null,
    willing_to_relocate: willing_to_relocate === '' ? null : willing_to_relocate === 'yes',
    work_radius_km: miles.trim() === '' ? null : kmOf(Number(miles)),
  };
}
