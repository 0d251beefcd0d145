import type { AccountData, AccountEntry } from '../../../src/documents/account/accountData.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import type { CollectedExport, ExportRow } from './collectExport.ts';
import { type ExportSectionName, exportSections } from './exportSections.ts';
import type { Printing } from './printedApplications.ts';
import type { FindReferenceName } from './referenceNames.ts';

type Lines = AccountEntry['lines'];

const isKey = (name: string) =>
  /^(id|version|plan_id|resume_id|file_key|[a-z]+_item_id|show|section_order)$/.test(name);

const fieldLabels: Record<string, string> = {
  dob: 'Date of birth',
  military_exp: 'Military experience',
  civilian_exp: 'Civilian experience',
  url: 'Address',
};

const consentLabels: Record<CollectedExport['consents'][number]['kind'], string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  analytics: 'Web analytics',
  recording: 'Session recording',
  marketing: 'News by email',
  candidate_visibility: 'Who sees your profile',
};

// “No” also where it never was a yes: nothing was withdrawn then.
const answerWords: Record<string, string> = { given: 'yes', withdrawn: 'no' };

const labelOf = (name: string) => {
  const words =
    fieldLabels[name] ??
    name
      .replace(/_(id|at|on)$/, '')
      .replace(/_ids$/, 's')
      .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const leading = [
  ...['role_title', 'job_title', 'title', 'name', 'heading', 'first_name', 'middle_name', 'last_name'],
  ...['employer', 'institution', 'provider', 'issuer', 'organisation', 'unit', 'start_month', 'end_month'],
];

const place = ([name]: [string, unknown]) =>
  leading.includes(name) ? leading.indexOf(name) : leading.length;

const inOrder = (thing: ExportRow) =>
  Object.entries(thing).sort((a, b) => place(a) - place(b)) as [string, unknown][];

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);

const isObject = (value: unknown): value is ExportRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(\.\d+)?Z$/;

const fewFields = 3;

function linesWith(nameOf: FindReferenceName) {
  const wordOf = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return nameOf(name, value) ?? String(value).replace(instant, '$1 $2 UTC');
  };

  function linesOf(fields: [string, unknown][], path: string[], separateEntries?: AccountEntry[]): Lines {
    return fields.flatMap(([name, value]): Lines => {
      if (isNothing(value) || isKey(name)) return [];
      const labelPath = wayTo(path, labelOf(name));
      const label = labelPath.join(', ');
      if (isObject(value))
        return linesOf(inOrder(value), name === 'sections' ? path : labelPath, separateEntries);
      if (!Array.isArray(value)) return [[label, wordOf(name, value)]];
      if (!value.some(isObject)) return [[label, value.map((item) => wordOf(name, item)).join('; ')]];
      if (!separateEntries)
        return value.flatMap((entry, at) => linesOf(inOrder(entry), [`${label} ${at + 1}`]));
      separateEntries.push(...entriesOf(label, value));
      return [];
    });
  }

  function entriesOf(label: string, things: ExportRow[]): AccountEntry[] {
    const each = things.map((thing) => linesOf(inOrder(thing), [])).filter(({ length }) => length > 0);
    return each.every(({ length }) => length <= fewFields)
      ? [{ title: label, lines: each.map((lines, at): Lines[number] => [String(at + 1), joinedLine(lines)]) }]
      : each.map((lines, at) => ({ title: `${label} ${at + 1}`, lines }));
  }

  return { linesOf };
}

const wayTo = (path: string[], label: string) =>
  label.startsWith(path.at(-1) ?? ' ') ? [...path.slice(0, -1), label] : [...path, label];

const joinedLine = ([first, ...rest]: Lines) =>
  [first?.[1], ...rest.map(([label, value]) => `${label.toLowerCase()}: ${value}`)].join('; ');

function sectionTitle(section: ExportSectionName, countryId: number): string {
  const { title, americanTitle } = exportSections[section];
  return localeOfCountry(countryId) === 'en-US' ? (americanTitle ?? title) : title;
}

export interface Keeper {
  name: string;
  countryId: number;
}

export function printedExport(
  { name: keeper, ...printing }: Pick<Keeper, 'name'> & Printing,
  collected: CollectedExport,
  nameOf: FindReferenceName,
): AccountData {
  const { linesOf } = linesWith(nameOf);
  return {
    ...collected.person,
    keeper,
    consents: collected.consents.map(({ kind, value, privacy_version, given_at }) => ({
      what: consentLabels[kind],
      answer: answerWords[value] ?? value.replaceAll('_', ' '),
      notice: privacy_version,
      at: given_at.toISOString().replace(instant, '$1 $2 UTC'),
    })),
    sections: collected.sections
      .filter(({ section }) => section !== 'consents')
      .map(({ section, parts }) => ({
        title: sectionTitle(section, printing.countryId),
        entries: parts.flatMap(({ source, rows }) =>
          rows.flatMap((row, at) => {
            const separateEntries: AccountEntry[] = [];
            const shown = Object.entries(source.printed?.(row, rows.slice(0, at), printing) ?? row).filter(
              ([name]) => !source.jsonOnly?.includes(name),
            );
            const lines = linesOf(shown, [], separateEntries);
            return [
              { title: rows.length > 1 ? `${source.title} ${at + 1}` : source.title, lines },
              ...separateEntries,
            ];
          }),
        ),
        jsonOnly: parts
          .filter(({ source, rows }) => source.jsonOnly && rows.length > 0)
          .map(({ source }) => source.title),
      })),
  };
}
