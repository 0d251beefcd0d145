// What an application shares besides the CV, the note and the answers, and what employers see anyway. Every page and mail that
// lists these derives its words from here.
import type { components } from '../../openapi.gen.d.ts';
import { inWords } from '../ui/inWords.ts';
import { personName } from './personName.ts';

type Schemas = components['schemas'];
type Profile = Schemas['ApplicationProfile'];

interface SentDetail {
  label: string;
  /** In a sentence, after “your”. */
  name: string;
  textOf: (profile: Profile) => string | null;
  /** Why there is none, where it does not come from the profile alone. */
  missing?: (document: string) => string;
}

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

export const alwaysSent: readonly SentDetail[] = [
  { label: 'Name', name: 'name', textOf: personName },
  { label: 'Email', name: 'email address', textOf: ({ email }) => email },
  {
    label: 'Headline',
    name: 'headline',
    textOf: ({ headline }) => headline,
    missing: (document) => `Neither your profile nor this ${document} has a headline.`,
  },
  { label: 'Lives in', name: 'town and region', textOf: ({ place }) => place },
  {
    label: 'Service',
    name: 'service and years served',
    textOf: ({ service, years_served }) =>
      [service, years_served === null ? null : years(years_served)].filter(Boolean).join(', '),
  },
  {
    label: 'Available',
    name: 'availability',
    textOf: ({ availability }) => availability && inWords(availability),
  },
  {
    label: 'Willing to relocate',
    name: 'willingness to relocate',
    textOf: ({ willing_to_relocate }) =>
      willing_to_relocate === null ? null : willing_to_relocate ? 'Yes' : 'No',
  },
];

export const sentIfShared: readonly (SentDetail & { key: 'phone' | 'clearance' })[] = [
  { key: 'phone', label: 'Phone', name: 'phone number', textOf: ({ phone }) => phone },
  {
    key: 'clearance',
    label: 'Security clearance',
    name: 'security clearance',
    textOf: ({ clearance }) => clearance,
  },
];

/** What there is of a profile, as it was sent. */
export const sentDetails = (profile: Profile): { label: string; value: string }[] =>
  [...alwaysSent, ...sentIfShared].flatMap(({ label, textOf }) => {
    const value = textOf(profile);
    return value ? [{ label, value }] : [];
  });

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

export const alwaysSentText = listed(alwaysSent.map(({ name }) => name));

type SharedKey = (typeof sentIfShared)[number]['key'];
export type Share = Record<SharedKey, boolean>;

export const nothingShared: Share = { phone: false, clearance: false };

export const shareIn = ({ phone, clearance }: Pick<Profile, SharedKey>): Share => ({
  phone: Boolean(phone),
  clearance: Boolean(clearance),
});

/** What we may hold of a person and no application has. */
const neverSent = ['Date of birth', 'Gender', 'Street address', 'How you left the service'];

interface SharedFact {
  label: string;
  /** Null where it is not shared. */
  value: string | null;
  /** Why it is not shared. */
  reason: string | null;
}

/** Everything that an application may share apart from the CV, the note and the answers, whether it does or not. */
export function sharedFacts(profile: Profile, share: Share, document: string): SharedFact[] {
  const fact = ({ label, textOf }: SentDetail, reason: string): SharedFact => {
    const value = textOf(profile) || null;
    return { label, value, reason: value === null ? reason : null };
  };
  const missing = {
    phone: 'Your profile has no phone number.',
    clearance: `This ${document} shows employers no security clearance.`,
  };
  return [
    ...alwaysSent.map((detail) =>
      fact(detail, detail.missing?.(document) ?? 'Your profile doesn’t have this.'),
    ),
    ...sentIfShared.map((detail) =>
      fact(detail, share[detail.key] ? missing[detail.key] : 'You chose not to share this.'),
    ),
    ...neverSent.map((label) => ({ label, value: null, reason: 'Never part of an application.' })),
  ];
}

interface Unshared {
  share: Share;
  user: { candidate_visibility: Schemas['Visibility']; phone_number: string | null };
  /** “CV” or “resume” */
  document: string;
  employer: string;
}

/** What the employer sees on an applicant's profile although the application leaves it out. */
export function visibleOnProfile({ share, user, document, employer }: Unshared): string | null {
  const { candidate_visibility: visibility, phone_number: phone } = user;
  const visible = [
    ...(visibility === 'visible' && phone && !share.phone ? ['your phone number'] : []),
    ...(visibility !== 'hidden' && !share.clearance
      ? [`any security clearance that your ${document} shows to employers you apply to`]
      : []),
  ];
  return visible.length > 0 ? `On your profile, ${employer} also sees ${listed(visible)}.` : null;
}

export function unsharedNotes(unshared: Unshared): string[] {
  const { share, user } = unshared;
  const left = [
    ...(user.phone_number && !share.phone ? ['your phone number'] : []),
    ...(share.clearance ? [] : ['any security clearance']),
  ];
  const visible = visibleOnProfile(unshared);
  return [...(left.length > 0 ? [`Not sent: ${listed(left)}.`] : []), ...(visible ? [visible] : [])];
}
