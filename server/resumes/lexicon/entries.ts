/**
 * A table of military terms. Each row is `terms | plain words | kind | when | not`:
 * - terms: spellings, separated by commas; the plural of a noun is understood.
 * - plain words: `singular / plural` where the plural is irregular; `(=)` keeps the original in brackets.
 * - when: the term counts only if one of these holds; empty if the term means nothing else.
 * - not: the term never counts if one of these holds.
 *
 * Conditions, separated by commas: `service` (other military words in the line), `#` (a number before), `^`
 * (start of the line), `<word` (the word before), `>word` (the word after), `>Name` (a capitalised word after),
 * `>.` (the end of a phrase after); anything else is the beginning of a word anywhere in the line.
 */
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
  // What a person answered about a term of theirs.
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
  /** The country and, where it is only one, the branch. */
  where: string;
  source: string;
}

interface TableHead {
  where: string;
  source: string;
}

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

const isKind = (text: string): text is LexiconKind => (kinds as readonly string[]).includes(text);
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function termTable({ where, source }: TableHead, rows: string): LexiconEntry[] {
  return rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [terms = '', plain = '', kind = '', when = '', not = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      if (!terms || !plain || !isKind(kind || 'thing')) throw new Error(`Not a term: ${row}`);
      const keepsOriginal = plain.includes('(=)');
      const [singular = '', plural] = plain.replace(/ ?\(=\)/, '').split(' / ');
      return {
        terms: list(terms),
        plain: singular,
        plural: plural ?? pluralOf(singular),
        kind: (kind || 'thing') as LexiconKind,
        when: list(when),
        not: list(not),
        keepsOriginal,
        where,
        source,
      };
    });
}
