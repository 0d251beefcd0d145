import * as z from 'zod/mini';
import type { User } from '../../../api/profile.ts';
import type { ProfileChange } from '../../../api/profileChange.ts';
import { Country } from '../../../machines/country.ts';
import type { ComboboxOption } from '../../../ui/form/ComboboxField.tsx';
import type { PhoneNumber } from '../../../ui/form/PhoneField.tsx';
import { firstName, lastName } from '../../../ui/form/personRules.ts';
import { phoneIsPossible } from '../../../ui/form/phoneRules.ts';

export interface Details {
  first_name: string;
  middle_name: string;
  last_name: string;
  job_title: string;
  headline: string;
  phone: PhoneNumber;
  state_id: string;
  city: ComboboxOption | null;
}

const callingCodes: Record<number, string> = { [Country.UnitedKingdom]: '+44', [Country.UnitedStates]: '+1' };

export function toDetails({ user_details: user }: User): Details {
  return {
    first_name: user.first_name,
    middle_name: user.middle_name ?? '',
    last_name: user.last_name,
    job_title: user.job_title ?? '',
    headline: user.headline ?? '',
    phone: {
      country_code: user.country_code ?? callingCodes[user.country?.id ?? 0] ?? '+44',
      phone_number: user.phone_number ?? '',
    },
    state_id: String(user.state?.id ?? ''),
    city: user.city && { id: user.city.id, title: user.city.name },
  };
}

type Role = User['role'];
export type ProfileFields = Omit<ProfileChange, 'version' | 'profile_section'>;

const trunkZero = /^0(?=\d{6})/;

export function toProfileFields(details: Details, role: Role): ProfileFields {
  const { phone, state_id, city } = details;
  const number = phone.phone_number.replace(trunkZero, '');
  return {
    first_name: details.first_name.trim(),
    middle_name: details.middle_name.trim() || null,
    last_name: details.last_name.trim(),
    phone_number: number || null,
    country_code: number ? phone.country_code : null,
    state_id: state_id ? Number(state_id) : null,
    city: city ? Number(city.id) : null,
    ...(role === 'veteran'
      ? { headline: details.headline.trim() || null }
      : { job_title: details.job_title.trim() || null }),
  };
}

const optional = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use ${most} characters or fewer`));

const phone = z.object({ country_code: z.string(), phone_number: z.string() }).check(async (field) => {
  const { country_code, phone_number } = field.value;
  if (phone_number === '') return;
  if (/^\d{6,15}$/.test(phone_number) && (await phoneIsPossible(country_code, phone_number))) return;
  const example = country_code === '+1' ? '202 555 0123' : '07700 900123';
  const message = `Enter a full phone number, such as ${example}, or leave it empty`;
  field.issues.push({ code: 'custom', message, input: field.value });
});

const jobTitle = optional(80).check(z.minLength(1, 'Enter your job title'));

export const detailsSchema = (role: Role) =>
  z.object({
    first_name: firstName,
    middle_name: optional(60),
    last_name: lastName,
    job_title: role === 'recruiter' ? jobTitle : z.string(),
    headline: optional(120),
    phone,
    state_id: z.string(),
    city: z.nullable(z.object({ id: z.union([z.number(), z.string()]), title: z.string() })),
  });

export const toFormField = (path: string) =>
  path === 'phone_number' || path === 'country_code' ? 'phone' : path;
