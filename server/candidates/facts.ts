/**
 * What an employer may know of a veteran, told from a CV and a profile. Promises: nothing of it says who they are, but for
 * the place and the words kept for who may see the name; service and rank are for the card and never reach the match.
 */
import { dayOf } from '../formats/days.ts';
import { fold } from '../formats/fold.ts';
import type { Closeness, Evidence, Spot } from '../match/terms.ts';
import type { ResumeSections } from '../resumes/sections/sectionRules.ts';

export interface KnownRole {
  id: number;
  title: string;
  skills: string[];
  occupations: { id: number; title: string; match_type: Closeness; sector: string }[];
}

export interface CandidateFacts {
  roles: { id: number; title: string; occupations: { id: number; match_type: Closeness }[] }[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: Extract<Evidence['source'], 'skills' | 'crosswalk' | 'training'> }[];
  /** Of every post. */
  periods: { from: string; to: string | null }[];
  /** Without periods: the years at which the band of the card begins. */
  banded_years?: number;
  people_led: number;
  /** The first day after the service, for who still serves. */
  leaves_on: string | null;
  spot: Spot | null;
  radius_km: number | null;
  /** Null for who would rather not say. */
  relocates: boolean | null;
  clearances: { level: string; audience: 'applied_to' | 'approved_employers' }[];
  languages: { name: string; level: string | null }[];
  resume_id: number | null;
}

export interface Person {
  first_name: string;
  last_name: string;
  headline: string | null;
  work_radius_km: number | null;
  willing_to_relocate: boolean | null;
}

interface Known {
  roles: Map<number, KnownRole>;
  spot: Spot | null;
}

/** Free text that says who someone is, or how to reach them past this product. */
export function tellsWho(text: string, { first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) {
  if (/@|:\/\/|\bwww\.|(?:\d[\s().-]*){7,}/i.test(text)) return true;
  const words = ` ${fold(text)} `;
  return [first_name, last_name].some((name) => name.length > 1 && words.includes(` ${fold(name)} `));
}

const latestFirst = (one: { start_month?: string | null }, other: { start_month?: string | null }) =>
  (other.start_month ?? '').localeCompare(one.start_month ?? '');

const once = <T extends { name: string }>(items: T[]) =>
  items.filter(({ name }, at) => items.findIndex((one) => fold(one.name) === fold(name)) === at);

export function factsOf(
  person: Person,
  sections: ResumeSections,
  resumeId: number | null,
  known: Known,
): CandidateFacts {
  const told = (text: string | null | undefined) =>
    text?.trim() && !tellsWho(text, person) ? text.trim() : '';
  const military = [...sections.military_exp].sort(latestFirst);
  const civilian = [...sections.civilian_exp].sort(latestFirst);
  const roles = [...new Set(military.map((post) => post.military_badged_role_id ?? 0))].flatMap(
    (id) => known.roles.get(id) ?? [],
  );
  const titles: CandidateFacts['titles'] = [
    ...military.map((post) => ({ text: told(post.civilian_title), source: 'military_exp' as const })),
    ...civilian.map((post) => ({ text: told(post.job_title), source: 'civilian_exp' as const })),
    { text: told(person.headline), source: 'profile' },
  ];
  const skills: CandidateFacts['skills'] = [
    ...sections.skills.map(({ name }) => ({ name: told(name), source: 'skills' as const })),
    ...roles.flatMap((role) => role.skills.map((name) => ({ name, source: 'crosswalk' as const }))),
    ...sections.training.map(({ title }) => ({ name: told(title), source: 'training' as const })),
  ];
  const current = military.find(({ is_current }) => is_current);
  return {
    roles: roles.map(({ id, title, occupations }) => ({
      id,
      title,
      occupations: occupations.map(({ id, match_type }) => ({ id, match_type })),
    })),
    titles: titles.filter(({ text }) => text),
    skills: once(skills.filter(({ name }) => name)),
    periods: [...military, ...civilian].flatMap(({ start_month, end_month, is_current }) =>
      start_month ? [{ from: start_month, to: is_current ? null : (end_month ?? start_month) }] : [],
    ),
    people_led: Math.max(0, ...military.map(({ people_led }) => people_led ?? 0)),
    leaves_on: current?.end_month ? monthAfter(current.end_month) : null,
    spot: known.spot,
    radius_km: person.work_radius_km,
    relocates: person.willing_to_relocate,
    clearances: sections.security_clearance.flatMap(({ level, audience = 'hidden' }) =>
      level && audience !== 'hidden' ? [{ level, audience }] : [],
    ),
    languages: sections.languages.flatMap(({ name, level }) =>
      name ? [{ name, level: level ?? null }] : [],
    ),
    resume_id: resumeId,
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, number, 1)));
}

/** As many as a card shows. */
export const skillsShown = 8;

const crowds = [0, 1, 5, 10, 20, 50, 100];

/** What the card without a name shows, and nothing finer: all that a match, filter or page may take of who is not named. */
export function cardFacts(
  { relocates, languages, clearances, people_led }: CandidateFacts,
  card: { civilian_title: string; skills: string[]; years_served: number | null },
): CandidateFacts {
  return {
    ...{ relocates, languages },
    clearances: clearances.filter(({ audience }) => audience === 'approved_employers'),
    roles: [],
    titles: [{ text: card.civilian_title, source: 'profile' }],
    skills: card.skills.slice(0, skillsShown).map((name) => ({ name, source: 'skills' })),
    periods: [],
    banded_years: bandStart(card.years_served ?? 0),
    people_led: crowds.findLast((size) => size <= people_led) ?? 0,
    ...{ leaves_on: null, spot: null, radius_km: null, resume_id: null },
  };
}

const bandStart = (years: number) => (years >= 20 ? 20 : years - (years % 5));

/** Five years at a time, so that nobody is told by a number. */
export function yearsBand(years: number | null): string | null {
  if (years === null) return null;
  if (years < 5) return 'up to 4';
  if (years >= 20) return '20 or more';
  const from = bandStart(years);
  return `${from} to ${from + 4}`;
}
