/** What was collected, as the lines of a printed document: no key without a meaning, no empty field. */
import type { AccountData, Entry } from '../../src/documents/account/AccountDocument.tsx';
import type { Collected, Row } from './collect.ts';
import type { NameOf } from './names.ts';
import { sections } from './sections.ts';

type Lines = Entry['lines'];

/** Tell one row from another for us, and nothing to a person. */
const isKey = (name: string) =>
  /^(id|version|plan_id|resume_id|file_key|[a-z]+_item_id|show|section_order)$/.test(name);

const inWords: Record<string, string> = {
  dob: 'Date of birth',
  military_exp: 'Military experience',
  civilian_exp: 'Civilian experience',
  url: 'Address',
};

const consentWords: Record<Collected['consents'][number]['kind'], string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  analytics: 'Web analytics',
  recording: 'Session recording',
  marketing: 'News by e-mail',
  candidate_visibility: 'Who sees your profile',
};

const labelOf = (name: string) => {
  const words =
    inWords[name] ??
    name
      .replace(/_(id|at|on)$/, '')
      .replace(/_ids$/, 's')
      .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a person looks for first in a thing; the rest stands as it is stored. */
const leading = [
  ...['role_title', 'job_title', 'title', 'name', 'heading', 'first_name', 'middle_name', 'last_name'],
  ...['employer', 'institution', 'provider', 'issuer', 'organisation', 'unit', 'start_month', 'end_month'],
];

const place = ([name]: [string, unknown]) =>
  leading.includes(name) ? leading.indexOf(name) : leading.length;

const inOrder = (thing: Row) =>
  Object.entries(thing).sort((one, other) => place(one) - place(other)) as [string, unknown][];

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(\.\d+)?Z$/;

/** So many fields of a thing fit in a line of its own. */
const fewFields = 3;

function printing(nameOf: NameOf) {
  const wordOf = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return nameOf(name, value) ?? String(value).replace(instant, '$1 $2 UTC');
  };

  /** Every value with the way to it; what is many things of one kind goes to `apart`. */
  function linesOf(fields: [string, unknown][], path: string[], apart?: Entry[]): Lines {
    return fields.flatMap(([name, value]): Lines => {
      if (isNothing(value) || isKey(name)) return [];
      const way = wayTo(path, labelOf(name));
      const label = way.join(', ');
      if (isObject(value)) return linesOf(inOrder(value), name === 'sections' ? path : way, apart);
      if (!Array.isArray(value)) return [[label, wordOf(name, value)]];
      if (!value.some(isObject)) return [[label, value.map((one) => wordOf(name, one)).join('; ')]];
      if (!apart) return value.flatMap((one, at) => linesOf(inOrder(one), [`${label} ${at + 1}`]));
      apart.push(...entriesOf(label, value));
      return [];
    });
  }

  /** Small things stand under one title, a line each. */
  function entriesOf(label: string, things: Row[]): Entry[] {
    const each = things.map((thing) => linesOf(inOrder(thing), [])).filter(({ length }) => length > 0);
    return each.every(({ length }) => length <= fewFields)
      ? [{ title: label, lines: each.map((lines, at): Lines[number] => [String(at + 1), inOneLine(lines)]) }]
      : each.map((lines, at) => ({ title: `${label} ${at + 1}`, lines }));
  }

  return { linesOf };
}

/** "Answer, Answer options" says no more than "Answer options". */
const wayTo = (path: string[], label: string) =>
  label.startsWith(path.at(-1) ?? ' ') ? [...path.slice(0, -1), label] : [...path, label];

const inOneLine = ([first, ...rest]: Lines) =>
  [first?.[1], ...rest.map(([label, value]) => `${label.toLowerCase()}: ${value}`)].join('; ');

export function paperOf(keeper: string, collected: Collected, nameOf: NameOf): AccountData {
  const { linesOf } = printing(nameOf);
  return {
    ...collected.person,
    keeper,
    consents: collected.consents.map(({ kind, value, privacy_version, given_at }) => ({
      what: consentWords[kind],
      answer: value.replaceAll('_', ' '),
      notice: privacy_version,
      at: given_at.toISOString().replace(instant, '$1 $2 UTC'),
    })),
    sections: collected.sections
      .filter(({ section }) => section !== 'consents')
      .map(({ section, parts }) => ({
        title: sections[section].title,
        entries: parts.flatMap(({ source, rows }) =>
          rows.flatMap((row, at) => {
            const apart: Entry[] = [];
            const shown = Object.entries(row).filter(([name]) => !source.jsonOnly?.includes(name));
            const lines = linesOf(shown, [], apart);
            return [{ title: rows.length > 1 ? `${source.title} ${at + 1}` : source.title, lines }, ...apart];
          }),
        ),
        jsonOnly: parts
          .filter(({ source, rows }) => source.jsonOnly && rows.length > 0)
          .map(({ source }) => source.title),
      })),
  };
}
