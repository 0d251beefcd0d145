// Each kind of work is searched for as a mark of the job, so that the query stays short.
import { type SQL, sql } from 'drizzle-orm';
import { fold, foldText } from '../formats/fold.ts';
import type { Locale } from '../formats/localeOfCountry.ts';
import {
  isUnspecific,
  type OccupationHit,
  occupationReference,
  sureScore,
} from '../occupations/interface.ts';
import {
  kindsCalled,
  kindsOfOccupation,
  meaningsOfRoleCalled,
  namedWork,
  neighboursOf,
  workLabel,
} from '../scoring/interface.ts';
import { anyOf, occupationMark, workMark } from './marks.ts';
import { searchQuery } from './searchText.ts';

interface Broader {
  query: SQL;
  work: SQL;
  labels: string[];
}

export const isExact = (chip: string) => /"|(^|\s)-|\bor\b/.test(chip);

const mostKinds = 8;
const mostOccupations = 3;

type Step = 'same' | 'near' | 'related';

function occupationsCalled(title: string): OccupationHit[] {
  const reference = occupationReference();
  return (['onet', 'soc2020'] as const)
    .flatMap((system) => reference.search(title, { system, limit: mostOccupations }))
    .filter(({ matchedTitle, score }) => matchedTitle !== null && score >= sureScore)
    .filter((occupation) => !isUnspecific(occupation));
}

const corpsWork: Record<string, string[]> = {
  reme: ['heavyVehicleRepair', 'carRepair', 'aircraftMaintenance', 'electronics', 'machineryMaintenance'],
  rlc: ['truckDriving', 'stockControl', 'supplyChain', 'warehouseWork', 'cooking'],
  agc: ['payroll', 'hr', 'officeWork', 'policing'],
  ramc: ['emergencyCare', 'healthcareSupport', 'nursing', 'paramedics'],
  rmp: ['policing', 'guarding', 'investigation'],
  seabee: ['buildingTrades', 'electrical', 'plantOperation', 'siteSupervision'],
  seabees: ['buildingTrades', 'electrical', 'plantOperation', 'siteSupervision'],
};

const languages = new Set(
  'cplusplus csharp dotnet java javascript typescript python php ruby golang rust kotlin swift sql react'.split(
    ' ',
  ),
);
const isLanguage = (chip: string) => languages.has(foldText(chip).trim());

const codeWords = /\b(mos|afsc|nec|rating|trade|military|forces|ex|veteran)\b/g;

const workOfRole = (chip: string) => [
  ...new Set(meaningsOfRoleCalled(chip).flatMap(({ code }) => kindsOfOccupation(code))),
];

const mostRemembered = 2000;
const remembered = new Map<string, string[]>();

// Cached: a search asks for the same words several times, and so do many people.
function publishedWork(chip: string): string[] {
  const key = `${occupationReference().version} ${chip}`;
  const stored = remembered.get(key);
  if (stored) return stored;
  const kinds = [workOfRole(chip), kindsCalled(chip)].find(({ length }) => length > 0) ?? [];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, kinds);
  return kinds;
}

function workIn(chip: string): { kinds: string[]; rest: string } {
  const named = namedWork(chip);
  if (named.kinds.length > 0) return { ...named, rest: named.rest.replace(codeWords, ' ').trim() };
  const words = fold(chip).split(' ');
  const ofCorps = [...new Set(words.flatMap((word) => corpsWork[word] ?? []))];
  if (ofCorps.length > 0) {
    return { kinds: ofCorps, rest: words.filter((word) => !corpsWork[word]).join(' ') };
  }
  const kinds = publishedWork(chip);
  return { kinds, rest: kinds.length > 0 ? '' : words.join(' ') };
}

export const workNamedBy = (text: string): string[] =>
  isLanguage(text) ? softwareWork('near') : workIn(text).kinds;

interface Meant {
  marks: string[];
  labels: string[];
  rest: string;
}

const softwareWork = (step: Step) =>
  ({ same: [], near: ['software'], related: neighboursOf(['software'], 'related') })[step];

function workFor(chip: string, step: Step): { kinds: string[]; rest: string } {
  if (isLanguage(chip)) return { kinds: softwareWork(step), rest: '' };
  const { kinds, rest } = workIn(chip);
  return { kinds: step === 'same' ? kinds : neighboursOf(kinds, step), rest };
}

function meantBy(chip: string, step: Step, locale: Locale): Meant {
  if (isExact(chip)) return { marks: [], labels: [], rest: '' };
  const { kinds, rest } = workFor(chip, step);
  const shown = kinds.slice(0, mostKinds);
  const occupations = step === 'same' ? occupationsCalled(chip) : [];
  const isWhole = occupations.length > 0;
  return {
    marks: [...shown.map(workMark), ...occupations.map(({ code }) => occupationMark(code))],
    labels:
      shown.length > 0 ? shown.map((kind) => workLabel(kind, locale)) : occupations.map(({ title }) => title),
    rest: isWhole ? '' : rest,
  };
}

export function broaden(chips: string[], step: Step, locale: Locale): Broader | null {
  const labels = new Set<string>();
  const works: SQL[] = [];
  const queries = chips.map((chip) => {
    const literal = searchQuery(chip);
    const meant = meantBy(chip, step, locale);
    if (meant.marks.length === 0) return literal;
    for (const label of meant.labels) labels.add(label);
    const marks = sql`${anyOf(meant.marks)}::tsquery`;
    works.push(marks);
    return meant.rest
      ? sql`(${literal} || (${marks} && ${searchQuery(meant.rest)}))`
      : sql`(${literal} || ${marks})`;
  });
  return labels.size > 0
    ? { query: sql.join(queries, sql` && `), work: sql.join(works, sql` && `), labels: [...labels] }
    : null;
}
