import type { User } from '../../../api/profile.ts';
import type { Details } from './details.ts';

type Role = User['role'];
type Text = (details: Details, stateName: (id: string) => string) => string;

interface Part {
  label: string;
  keys: readonly (keyof Details)[];
  text: Text;
}

const plain = (
  label: string,
  key: 'first_name' | 'middle_name' | 'last_name' | 'job_title' | 'headline',
): Part => ({ label, keys: [key], text: (details) => details[key].trim() });

const parts: readonly (Part & { role?: Role })[] = [
  plain('First name', 'first_name'),
  plain('Middle name', 'middle_name'),
  plain('Last name', 'last_name'),
  { ...plain('Job title', 'job_title'), role: 'recruiter' },
  { ...plain('Headline', 'headline'), role: 'veteran' },
  {
    label: 'Phone number',
    keys: ['phone'],
    text: ({ phone: { country_code, phone_number } }) =>
      phone_number ? `${country_code} ${phone_number}` : '',
  },
  {
    label: 'Place',
    keys: ['state_id', 'city'],
    text: ({ city, state_id }, stateName) =>
      [city?.title, state_id && stateName(state_id)].filter(Boolean).join(', '),
  },
];

const partsOf = (role: Role) => parts.filter((part) => part.role === undefined || part.role === role);

const byId = (id: string) => id;
const differs = ({ text }: Part, left: Details, right: Details) => text(left, byId) !== text(right, byId);

interface Versions {
  base: Details;
  mine: Details;
  stored: Details;
}

export function merged({ base, mine, stored }: Versions, role: Role): Details {
  const ofMine = partsOf(role).filter((part) => differs(part, base, mine));
  const changes = ofMine.flatMap(({ keys }) => keys.map((key) => [key, mine[key]]));
  return { ...stored, ...Object.fromEntries(changes) };
}

interface Difference {
  label: string;
  /** Null when this side changed nothing. */
  mine: string | null;
  stored: string | null;
}

export function differencesOf(
  { base, mine, stored }: Versions,
  role: Role,
  stateName: (id: string) => string,
): Difference[] {
  const say = (part: Part, details: Details) =>
    differs(part, base, details) ? part.text(details, stateName) || 'none' : null;
  return partsOf(role)
    .filter((part) => differs(part, mine, stored))
    .map((part) => ({ label: part.label, mine: say(part, mine), stored: say(part, stored) }));
}
