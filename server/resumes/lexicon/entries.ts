import { choice, dataFile, listOf, orNull, text, yes } from '../../formats/dataFiles.ts';

const kinds = [
  'thing',
  'person',
  'head',
  'unit',
  'mass',
  'plural',
  'name',
  'adjective',
  'preposition',
  'verb',
  'phrase',
  'answer',
] as const;

export type LexiconKind = (typeof kinds)[number];

export interface LexiconEntry {
  terms: string[];
  plain: string;
  plural: string;
  kind: LexiconKind;
  when: string[];
  not: string[];
  keepsOriginal: boolean;
  /** The country and, if there is only one, the branch. */
  where: string;
  source: string;
}

const folder = 'server/reference/data/lexicon';

const tables = dataFile(`${folder}/tables.csv`, { table: text, where: text, source: text });

const vowelY = /[^aeiou]y$/;

export function pluralOf(noun: string): string {
  const [, named, explanation] = noun.match(/^(.+?)( \([^)]*\))$/) ?? [];
  if (named && explanation) return pluralOf(named) + explanation;
  const [, head = noun, rest = ''] = noun.match(/^(.+?)( (?:of|in|for|at|on|to|with|from) .+)$/) ?? [];
  if (/(?:aircraft|personnel|staff|people|equipment|series|crew members)$/.test(head)) return head + rest;
  if (/(?<=\b|[a-z])man$/.test(head) && !/human$/.test(head)) return `${head.slice(0, -3)}men${rest}`;
  if (/person$/.test(head)) return `${head.slice(0, -6)}people${rest}`;
  if (/(?:s|x|ch|sh)$/.test(head)) return `${head}es${rest}`;
  if (vowelY.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  return `${head}s${rest}`;
}

export function termTable(name: string): LexiconEntry[] {
  const table = tables().find((row) => row.table === name);
  if (!table) throw new Error(`${folder}/tables.csv has no table ${name}`);
  const rows = dataFile(`${folder}/${name}.csv`, {
    terms: listOf(text),
    plain: text,
    plural: orNull(text),
    kind: choice(...kinds),
    keeps_original: yes,
    when: listOf(text),
    not: listOf(text),
  })();
  return rows.map(({ terms, plain, plural, kind, keeps_original, when, not }) => ({
    ...{ terms, plain, plural: plural ?? pluralOf(plain), kind, when, not, keepsOriginal: keeps_original },
    where: table.where,
    source: table.source,
  }));
}

export function codeTable(name: 'usArmyCodes' | 'usMarineCodes' | 'usAirForceCodes' | 'navyRatings') {
  const rows = dataFile(`${folder}/${name}.csv`, { code: text, title: text })();
  return new Map(rows.map(({ code, title }) => [code, title]));
}

export const publications = dataFile(`${folder}/publications.csv`, { publication: text, subject: text });
