import {
  choice,
  dataFile,
  listOf,
  month,
  optional,
  record,
  text,
  tuple,
  whole,
  yes,
} from '../formats/dataFiles.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';

const careers = dataFile('server/seed/data/careers.json', {
  tenant: countryOfTenant,
  place: record({
    military_service_id: whole,
    military_navy_service_id: optional(whole),
    military_branch_id: optional(whole),
    military_corps_id: optional(whole),
    military_profession_id: optional(whole),
    military_badged_role_id: whole,
    military_rank_id: whole,
  }),
  rank: text,
  unit: text,
  role: text,
  civilian_title: text,
  region: text,
  city: text,
  state: text,
  from: month,
  /** A month, or how many months from now for someone who still serves. */
  until: (value) => (typeof value === 'number' ? whole(value) : month(value)),
  led: whole,
  highlights: tuple(text, text),
  summary: text,
  /** Institution, qualification and month. */
  school: tuple(text, text, month),
  /** Provider, title and month. */
  course: tuple(text, text, month),
  skills: listOf(text),
  /** Employer, job and years: written with years only, as many people do. */
  before: optional(tuple(text, text, text)),
  sector: text,
});

export type Career = ReturnType<typeof careers>[number];

export const careersIn = (country: DemoCountry): Career[] => careers().filter(isOf(country));

const onboardingProgress = dataFile('server/seed/data/onboardingProgress.csv', {
  /** The part of the email before the @; people who are not listed have not started. */
  name: text,
  leaves_first: yes,
  /** How many of the six screens are answered; a skipped CV counts, too. */
  screens: whole,
  cv: optional(choice('none', 'draft', 'two')),
  /** Counted from 0, in each country. */
  career: whole,
  direction: optional(choice('job_now', 'retrain', 'study', 'business', 'not_sure')),
  visibility: optional(choice('hidden', 'anonymous', 'visible')),
});

export type SeededProgress = ReturnType<typeof onboardingProgress>[number];

export const seededProgressOf = (email: string): SeededProgress | undefined =>
  onboardingProgress().find(({ name }) => name === email.split('@')[0]);
