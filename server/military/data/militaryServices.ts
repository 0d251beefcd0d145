// The armed services and what each of their forms asks for. A label is null where the list does not apply.
type Labels = {
  corps: string | null;
  profession: string | null;
  badged_role: string | null;
  branch: string | null;
  navy_service: string | null;
};

export type MilitaryService = {
  id: number;
  title: string;
  short_title: string;
  country_id: 232 | 233;
  has_navy_services?: true;
  has_branches?: true;
  has_corps?: true;
  corps_for_officers_only?: true;
  has_professions?: true;
  has_badged_roles: true;
  labels: Labels;
  aliases: string[];
};

const none: Labels = { corps: null, profession: null, badged_role: null, branch: null, navy_service: null };

export const militaryServices: MilitaryService[] = [
  {
    id: 101,
    title: 'Royal Navy',
    short_title: 'Navy',
    country_id: 232,
    has_navy_services: true,
    has_branches: true,
    has_badged_roles: true,
    labels: { ...none, navy_service: 'Fighting arm', branch: 'Branch', badged_role: 'Specialisation' },
    aliases: ['RN', 'Senior Service'],
  },
  {
    id: 102,
    title: 'Royal Marines',
    short_title: 'Marines',
    country_id: 232,
    has_branches: true,
    has_badged_roles: true,
    labels: { ...none, branch: 'Branch', badged_role: 'Specialisation' },
    aliases: ['RM', 'Royal', 'Commando'],
  },
  {
    id: 103,
    title: 'British Army',
    short_title: 'Army',
    country_id: 232,
    has_corps: true,
    has_badged_roles: true,
    labels: { ...none, corps: 'Corps or regiment', badged_role: 'Trade' },
    aliases: [],
  },
  {
    id: 104,
    title: 'Royal Air Force',
    short_title: 'RAF',
    country_id: 232,
    has_professions: true,
    has_badged_roles: true,
    labels: { ...none, profession: 'Profession', badged_role: 'Role' },
    aliases: ['RAF', 'Air Force'],
  },
  {
    id: 111,
    title: 'US Army',
    short_title: 'Army',
    country_id: 233,
    has_corps: true,
    has_professions: true,
    has_badged_roles: true,
    labels: { ...none, corps: 'Branch', profession: 'Career field', badged_role: 'MOS' },
    aliases: ['United States Army', 'USA'],
  },
  {
    id: 112,
    title: 'US Marine Corps',
    short_title: 'Marines',
    country_id: 233,
    has_professions: true,
    has_badged_roles: true,
    labels: { ...none, profession: 'Occupational field', badged_role: 'MOS' },
    aliases: ['United States Marine Corps', 'USMC'],
  },
  {
    id: 113,
    title: 'US Navy',
    short_title: 'Navy',
    country_id: 233,
    has_navy_services: true,
    has_branches: true,
    has_corps: true,
    corps_for_officers_only: true,
    has_badged_roles: true,
    labels: {
      ...none,
      navy_service: 'Community',
      branch: 'Rating group',
      corps: 'Staff corps (officers only)',
      badged_role: 'Rating',
    },
    aliases: ['United States Navy', 'USN'],
  },
  {
    id: 114,
    title: 'US Air Force',
    short_title: 'Air Force',
    country_id: 233,
    has_professions: true,
    has_badged_roles: true,
    labels: { ...none, profession: 'Career field', badged_role: 'AFSC' },
    aliases: ['United States Air Force', 'USAF'],
  },
  {
    id: 115,
    title: 'US Space Force',
    short_title: 'Space Force',
    country_id: 233,
    has_professions: true,
    has_badged_roles: true,
    labels: { ...none, profession: 'Career field', badged_role: 'SFSC' },
    aliases: ['United States Space Force', 'USSF', 'Guardian'],
  },
  {
    id: 116,
    title: 'US Coast Guard',
    short_title: 'Coast Guard',
    country_id: 233,
    has_branches: true,
    has_badged_roles: true,
    labels: { ...none, branch: 'Rating group', badged_role: 'Rating' },
    aliases: ['United States Coast Guard', 'USCG'],
  },
];
