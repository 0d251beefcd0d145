import type { Difference, Part } from './kind.ts';

export const pick = <Content extends object, Key extends keyof Content>(
  content: Content,
  keys: readonly Key[],
): Pick<Content, Key> =>
  Object.fromEntries(keys.map((key) => [key, content[key]])) as unknown as Pick<Content, Key>;

/** A part that consists of some keys of the content, sent as they are unless `body` says how. */
export const part = <Content extends object, Body>(
  title: string,
  keys: readonly (keyof Content)[],
  body?: (content: Content) => Partial<Body>,
): Part<Content, Body> => ({
  title,
  of: (content) => keys.map((key) => content[key]),
  body: body ?? ((content) => pick(content, keys) as object as Partial<Body>),
  replace: (content, source) => ({ ...content, ...pick(source, keys) }),
});

/** Names a field by ids instead of positions: `jobs.0.title` becomes `jobs.<id>.title`. */
export function pathWithIds(path: string, content: unknown): string {
  let value = content;
  const keys = path.split('.').map((key) => {
    value = (value as Record<string, unknown> | null | undefined)?.[key];
    const id = (value as { id?: unknown } | null | undefined)?.id;
    return /^\d+$/.test(key) && id !== undefined ? String(id) : key;
  });
  return keys.join('.');
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

// The server sorts keys differently and omits empty values.
function normalised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalised);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, normalised(field)] as const)
      .filter(([, field]) => !isEmpty(field))
      .sort(([first], [second]) => (first < second ? -1 : 1)),
  );
}

const printed = (value: unknown) => JSON.stringify(normalised(value));

const notWords = new Set(['id', 'source', 'evidence_item_id', 'answers']);
const maxWords = 3;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, field]) => (notWords.has(key) ? [] : wordsIn(field)));
}

const shortened = (words: string[]) => (words.length > maxWords ? [...words.slice(0, maxWords), '…'] : words);

type Side = Pick<Difference, 'mine' | 'theirs'>;

const joined = (first: string[] | null, second: string[] | null) =>
  first || second ? [...(first ?? []), ...(second ?? [])] : null;

export function comparing<Content, Body, Name extends string>(
  parts: Readonly<Record<Name, Part<Content, Body>>>,
) {
  const names = Object.keys(parts) as Name[];

  function isIdentical(name: Name, left: Content, right: Content): boolean {
    const values = parts[name].of(right);
    return parts[name].of(left).every((value, index) => Object.is(value, values[index]));
  }

  function isSame(name: Name, left: Content, right: Content): boolean {
    if (left === right || isIdentical(name, left, right)) return true;
    const { body } = parts[name];
    return printed(body(left)) === printed(body(right));
  }

  const isChanged = (name: Name, base: Content, content: Content) =>
    !isSame(name, base, content) && Object.keys(parts[name].body(content)).length > 0;

  const replaced = (content: Content, source: Content, from: readonly Name[]): Content =>
    from.reduce((result, name) => parts[name].replace(result, source), content);

  function changedWords(name: Name, [base, own, other]: [Content, Content, Content]): string[] | null {
    if (isSame(name, base, own)) return null;
    const read = parts[name].wordsIn ?? parts[name].of;
    const others = new Set(wordsIn(read(other)));
    return wordsIn(read(own)).filter((word) => !others.has(word));
  }

  return {
    isIdentical,
    isSame,
    isChanged,
    replaced,
    names,
    shared: names.filter((name) => !parts[name].isOwn),
    own: names.filter((name) => parts[name].isOwn),
    differences(base: Content, mine: Content, theirs: Content): Difference[] {
      const rows = new Map<string, Side>();
      for (const name of names) {
        if (parts[name].isOwn || isSame(name, mine, theirs)) continue;
        const { title } = parts[name];
        const row = rows.get(title) ?? { mine: null, theirs: null };
        rows.set(title, {
          mine: joined(row.mine, changedWords(name, [base, mine, theirs])),
          theirs: joined(row.theirs, changedWords(name, [base, theirs, mine])),
        });
      }
      return [...rows].map(([where, { mine, theirs }]) => ({
        where,
        mine: mine && shortened(mine),
        theirs: theirs && shortened(theirs),
      }));
    },
  };
}
