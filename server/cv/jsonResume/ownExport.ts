import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ResumeSections } from '../cvReading.ts';
import { type DraftListName, emptySections, fits, maxItems, mostHighlights } from '../sections/draft.ts';
import { isObject, type Json } from './jsonSource.ts';
import { standardParts } from './standardParts.ts';

type Fits = (value: unknown) => boolean;

const text: Fits = (value) => typeof value === 'string';
const flag: Fits = (value) => typeof value === 'boolean';
const number: Fits = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
const month: Fits = (value) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(String(value));
const texts: Fits = (value) =>
  Array.isArray(value) &&
  value.length <= mostHighlights &&
  value.every((line) => typeof line === 'string' && line.length <= 300);
const anyOf =
  (...words: string[]): Fits =>
  (value) =>
    words.includes(value as string);
const shown: Fits = (value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, isShown]) => /^(unit|region)$/.test(key) && typeof isShown === 'boolean',
  );

const all = (names: string, fit: Fits) => Object.fromEntries(names.split(' ').map((name) => [name, fit]));
const period = { ...all('start_month end_month', month), is_current: flag };
const learned = {
  ...all('subject grade credential_id civilian_equivalent', text),
  ...all('start_month end_month completed_on expires_on', month),
};
const activity = { ...all('title issuer organisation text', text), month };

const shapes: Record<keyof ResumeSections, Record<string, Fits>> = {
  personal_details: {
    ...all('first_name middle_name last_name headline email phone_number country_code city state', text),
    ...all('linkedin_url website_url', text),
    country_id: number,
    photo: flag,
  },
  summary: { text },
  military_exp: {
    ...all('military_service_id military_navy_service_id military_branch_id military_corps_id', number),
    ...all('military_profession_id military_badged_role_id military_rank_id', number),
    ...all('people_led value_managed', number),
    component: anyOf('regular', 'reserve', 'guard'),
    ...all('role_title civilian_title unit region', text),
    ...period,
    highlights: texts,
    show: shown,
  },
  civilian_exp: {
    ...all('employer job_title employment_type city', text),
    country_id: number,
    ...period,
    highlights: texts,
  },
  education: { ...all('institution qualification', text), ...learned },
  training: { ...all('provider title', text), ...learned },
  skills: { name: text, source: anyOf('self', 'translated', 'parsed'), evidence_item_id: text },
  languages: { name: text, level: anyOf('Beginner', 'Intermediate', 'Advanced', 'Fluent') },
  awards: activity,
  interest: activity,
  volunteering: activity,
  security_clearance: {
    level: text,
    status: anyOf('active', 'lapsed', 'eligible'),
    month,
    audience: anyOf('hidden', 'applied_to', 'approved_employers'),
  },
  misc: { heading: text, text },
};

const partOf: Partial<Record<keyof ResumeSections, string>> = {
  personal_details: 'basics',
  summary: 'basics',
  military_exp: 'work',
  civilian_exp: 'work',
  volunteering: 'volunteer',
  education: 'education',
  training: 'certificates',
  awards: 'awards',
  skills: 'skills',
  languages: 'languages',
  interest: 'interests',
};

interface OwnExport {
  sections: ResumeSections;
  parts: string[];
}

export function ownExport(json: Json): OwnExport | undefined {
  const meta = isObject(json.meta) ? json.meta : {};
  const titles = isObject(meta.titles) ? (meta.titles as Record<string, string>) : {};
  const sections = emptySections();
  if (!isObject(meta.sections)) return undefined;
  for (const [name, shape] of Object.entries(shapes)) {
    const value = meta.sections[name];
    if (name === 'personal_details' || name === 'summary') {
      if (value === undefined) continue;
      if (!isShaped(name, shape, value)) return undefined;
      Object.assign(sections, { [name]: withoutNull(value) });
      continue;
    }
    const most = maxItems[name as DraftListName];
    if (!Array.isArray(value) || value.length > most) return undefined;
    if (!value.every((item) => isShaped(name, { ...shape, id: text }, item))) return undefined;
    Object.assign(sections, { [name]: value.map(withoutNull) });
  }
  const standard = JSON.parse(JSON.stringify(standardParts(sections, titles))) as Json;
  const parts = [...new Set(Object.values(partOf))].filter((part) =>
    isDeepStrictEqual(json[part], standard[part]),
  );
  for (const [name, part] of Object.entries(partOf)) {
    if (parts.includes(part)) continue;
    if (name === 'personal_details' || name === 'summary') delete sections[name];
    else Object.assign(sections, { [name]: [] });
  }
  return { sections: withNewIds(sections), parts };
}

const isShaped = (section: string, shape: Record<string, Fits>, value: unknown): value is Json =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, field]) => field === null || (shape[key]?.(field) === true && fits(section, key, field)),
  );

const withoutNull = (item: Json) =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => (value === null ? [] : [[key, storable(value)]])),
  );

// PostgreSQL stores neither of these signs.
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
  return Array.isArray(value) ? value.map(storable) : value;
}

function withNewIds(sections: ResumeSections): ResumeSections {
  const ids = new Map<unknown, string>();
  const renewed = (id: unknown) => {
    const newId = ids.get(id) ?? randomUUID();
    ids.set(id, newId);
    return newId;
  };
  for (const items of Object.values(sections)) {
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      item.id = renewed(item.id ?? item);
      if ('evidence_item_id' in item) item.evidence_item_id = renewed(item.evidence_item_id);
    }
  }
  return sections;
}
