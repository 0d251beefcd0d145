// What an employer may learn about a veteran, derived from a CV and a profile. Nothing in it identifies the person, except the
// place and the text for readers who may see the name; service and rank are for the card and never reach the match.
import type { CandidateFacts, Closeness, CvLine, Service, Spot } from '../../db/schema/matchFeatures.ts';
import { dayOf } from '../../formats/days.ts';
import { fold } from '../../formats/fold.ts';
import { candidateFeatures, kindsInTitle, peopleLedIn } from '../../scoring/interface.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { licenceLines } from './licenceLines.ts';

export interface RoleFacts {
  id: number;
  title: string;
  skills: string[];
  occupations: { id: number; title: string; code: string; match_type: Closeness; sector: string }[];
  published: { title: string | null; code: string; match_type: Closeness }[];
}

export interface CandidatePerson {
  first_name: string;
  last_name: string;
  headline: string | null;
  work_radius_km: number | null;
  willing_to_relocate: boolean | null;
}

export type WorkPreferences = Pick<CandidateFacts, 'is_limit' | 'ready_on'>;

interface FactSources {
  roles: Map<number, RoleFacts>;
  spot: Spot | null;
  preferences?: WorkPreferences | undefined;
  /** The day after the last day in the service, as the person told it. */
  leavesOn?: string | undefined;
}

const contact =
  /@|:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|org|uk|me|io|dev|info|app)\/\w|\b(?:linkedin|github|gitlab|facebook|instagram|twitter|tiktok)\.com\b|(?:\d[\s().-]*){7,}/i;
const namePart = /^(van|von|der|den|del|della|dos|das|los|las|bin|bint|ibn|the|junior|senior|iii|viii|vii)$/;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

// "Hale" of "van der Hale Jr." is the person, too.
function ownWords(names: string[]): string[] {
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}'’]+/u).map(fold));
  return [...names.map(fold), ...words.filter((word) => word.length > 2 && !namePart.test(word))].filter(
    (word) => word.length > 1,
  );
}

/** Whether free text identifies the person or says how to contact them outside this product. */
export function identifiesPerson(
  text: string,
  { first_name, last_name }: Pick<CandidatePerson, 'first_name' | 'last_name'>,
) {
  if (contact.test(text)) return true;
  const words = ` ${fold(text.replace(/['’]s(?![\p{L}\p{M}])/giu, ''))} `;
  return ownWords([first_name, last_name]).some((name) =>
    words.includes(unspaced.test(name) ? name : ` ${name} `),
  );
}

const once = <T extends { name: string }>(items: T[]) =>
  items.filter(({ name }, at) => items.findIndex((item) => fold(item.name) === fold(name)) === at);

type Post = ResumeSections['military_exp'][number] | ResumeSections['civilian_exp'][number];

const endOf = ({ is_current, end_month, start_month }: Post) =>
  is_current ? '9999-12' : (end_month ?? start_month ?? '');
const latestFirst = (post: Post, other: Post) =>
  endOf(other).localeCompare(endOf(post)) || (other.start_month ?? '').localeCompare(post.start_month ?? '');

const shareableFor =
  (person: Pick<CandidatePerson, 'first_name' | 'last_name'>) => (text: string | null | undefined) =>
    text?.trim() && !identifiesPerson(text, person) ? text.trim() : '';

type Shareable = ReturnType<typeof shareableFor>;

interface Posts {
  military: ResumeSections['military_exp'];
  civilian: ResumeSections['civilian_exp'];
}

const titlesOf = (
  { military, civilian }: Posts,
  headline: string | null,
  shareable: Shareable,
): CandidateFacts['titles'] =>
  [
    ...military.map((post) => ({ text: shareable(post.civilian_title), source: 'military_exp' as const })),
    ...civilian.map((post) => ({ text: shareable(post.job_title), source: 'civilian_exp' as const })),
    { text: shareable(headline), source: 'profile' as const },
  ].filter(({ text }) => text);

const skillsOf = (
  { skills, training }: Pick<ResumeSections, 'skills' | 'training'>,
  roles: RoleFacts[],
  shareable: Shareable,
): CandidateFacts['skills'] =>
  once(
    [
      ...skills.map(({ name }) => ({ name: shareable(name), source: 'skills' as const })),
      ...roles.flatMap((role) => role.skills.map((name) => ({ name, source: 'crosswalk' as const }))),
      ...training.map(({ title }) => ({ name: shareable(title), source: 'training' as const })),
    ].filter(({ name }) => name),
  );

const linesOf = ({ military, civilian }: Posts, shareable: Shareable): CvLine[] =>
  [
    ...military.flatMap(({ highlights = [] }) =>
      highlights.map((text) => ({ text: shareable(text), source: 'military_exp' as const })),
    ),
    ...civilian.flatMap(({ highlights = [] }) =>
      highlights.map((text) => ({ text: shareable(text), source: 'civilian_exp' as const })),
    ),
  ].filter(({ text }) => text);

/** The CV's own field for it, or a higher number in its words. The usual size of a unit counts only where no number is given. */
function peopleLed(
  { military, civilian }: Posts,
  lines: CvLine[],
  shareable: Shareable,
): Pick<CandidateFacts, 'people_led' | 'led_in'> {
  const titles = [
    ...military.map(({ role_title }) => ({ text: role_title, source: 'military_exp' as const })),
    ...civilian.map(({ job_title }) => ({ text: job_title, source: 'civilian_exp' as const })),
  ].flatMap(({ text, source }) => {
    const title = shareable(text);
    return title ? [{ text: title, source, isTitle: true }] : [];
  });
  const stated = Math.max(0, ...military.map(({ people_led }) => people_led ?? 0));
  const written = peopleLedIn([...lines, ...titles]);
  if (!written || (stated > 0 && (written.is_usual || written.people < stated)))
    return { people_led: stated };
  return { people_led: written.is_usual ? 0 : written.people, led_in: written };
}

export function toCandidateFacts(
  person: CandidatePerson,
  sections: ResumeSections,
  resumeId: number | null,
  sources: FactSources,
): CandidateFacts {
  const shareable = shareableFor(person);
  const military = [...sections.military_exp].sort(latestFirst);
  const civilian = [...sections.civilian_exp].sort(latestFirst);
  const roles = [...new Set(military.map((post) => post.military_badged_role_id ?? 0))].flatMap(
    (id) => sources.roles.get(id) ?? [],
  );
  const titles = titlesOf({ military, civilian }, person.headline, shareable);
  const skills = skillsOf(sections, roles, shareable);
  const lines = linesOf({ military, civilian }, shareable);
  const { people_led, led_in } = peopleLed({ military, civilian }, lines, shareable);
  const features = candidateFeatures({
    titles,
    serviceTitles: military
      .map((post) => ({
        text: shareable(post.role_title),
        hasRole: sources.roles.has(post.military_badged_role_id ?? 0),
      }))
      .filter(({ text }) => text),
    ...{ skills, lines, people_led },
    licenceLines: licenceLines(sections)
      .map(({ text }) => shareable(text))
      .filter(Boolean),
    roles: roles.map(({ title, occupations, published }) => ({
      title,
      occupations: [...occupations, ...published],
    })),
    value_managed: Math.max(0, ...military.map(({ value_managed }) => value_managed ?? 0)),
  });
  const current = military.find(({ is_current }) => is_current);
  return {
    roles: roles.map(({ id, title }) => ({ id, title })),
    ...features,
    ...{ titles, skills, lines, people_led },
    ...(led_in ? { led_in } : {}),
    periods: [...military, ...civilian].flatMap(({ start_month, end_month, is_current }) =>
      start_month ? [{ from: start_month, to: is_current ? null : (end_month ?? start_month) }] : [],
    ),
    leaves_on: sources.leavesOn ?? (current?.end_month ? monthAfter(current.end_month) : null),
    spot: sources.spot,
    radius_km: person.work_radius_km,
    ...sources.preferences,
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

export function civilianTitle(
  person: Pick<CandidatePerson, 'first_name' | 'last_name' | 'headline'>,
  sections: ResumeSections,
  roles: FactSources['roles'],
): string {
  const shareable = shareableFor(person);
  // A title that is not a known kind of work could identify the person behind the anonymous card.
  const namesWork = (text: string) =>
    text.length <= longestTitle && kindsInTitle(text).length > 0 ? text : '';
  const headline = shareable(person.headline);
  if (namesWork(headline)) return headline;
  const posts = [
    ...sections.military_exp.map((post) => {
      const role = roles.get(post.military_badged_role_id ?? 0);
      const occupation = role?.occupations[0] ?? role?.published.find(({ title }) => title);
      return {
        post,
        title: shareable(post.civilian_title) || occupation?.title || '',
        led: post.people_led ?? 0,
      };
    }),
    ...sections.civilian_exp.map((post) => ({ post, title: namesWork(shareable(post.job_title)), led: 0 })),
  ];
  const [latest] = posts
    .filter(({ title }) => title)
    .sort(
      (first, second) =>
        endOf(second.post).localeCompare(endOf(first.post)) ||
        second.led - first.led ||
        latestFirst(first.post, second.post),
    );
  return latest?.title ?? (headline || 'Service leaver');
}

const longestTitle = 60;

// Null for a year without a month.
function monthAfter(month: string): string | null {
  const [year = 0, number] = month.split('-').map(Number);
  if (number === undefined) return null;
  return dayOf(new Date(Date.UTC(year, number, 1)));
}

export const skillsShown = 8;

const crowds = [0, 1, 5, 10, 20, 50, 100];

/** Reduces the facts to what the anonymous card shows: matches, filters and pages may use nothing else of the candidate. */
export function cardFacts(
  { relocates, languages, clearances, people_led }: CandidateFacts,
  card: { civilian_title: string; skills: string[]; service: Service | null },
): CandidateFacts {
  const titles: CandidateFacts['titles'] = [{ text: card.civilian_title, source: 'profile' }];
  const skills: CandidateFacts['skills'] = card.skills
    .slice(0, skillsShown)
    .map((name) => ({ name, source: 'skills' }));
  return {
    ...{ relocates, languages },
    clearances: clearances.filter(({ audience }) => audience === 'approved_employers'),
    roles: [],
    work: candidateFeatures({ titles, skills, ...{ roles: [], lines: [], people_led: 0, value_managed: 0 } })
      .work,
    ...{ titles, skills, lines: [], licences: [], periods: [] },
    service: card.service,
    people_led: crowds.findLast((size) => size <= people_led) ?? 0,
    ...{ leaves_on: null, spot: null, radius_km: null, resume_id: null },
  };
}

export const bandStart = (years: number) => (years >= 20 ? 20 : years - (years % 5));

/** Bands of five years: an exact number could identify somebody. */
export function yearsBand(years: number | null): string | null {
  if (years === null) return null;
  if (years < 5) return 'up to 4';
  if (years >= 20) return '20 or more';
  const from = bandStart(years);
  return `${from} to ${from + 4}`;
}
