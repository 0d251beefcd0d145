// The work that the parts of a typed text name together.
import { fold } from '../formats/fold.ts';
import { nameText, soughtLexemes } from './lexemes.ts';
import type { Part } from './parts.ts';
import { isAnyWork, isPublishedTitle, isVague, listedWork, publishedPart, publishedWork } from './work.ts';

const canonical = ({ key, long }: Part) => long ?? key;
export const asText = (parts: readonly Part[]) => parts.map(canonical).join(' ');

interface Work {
  kinds: string[];
  rest: Part[];
}

const left = (rest: string, parts: readonly Part[]) => {
  const words = new Set(fold(rest).split(' '));
  return parts.filter((own) =>
    fold(canonical(own))
      .split(' ')
      .some((word) => words.has(word)),
  );
};

export const writtenOf = (parts: readonly Part[]) =>
  parts.map((each) => each.long ?? (each.as === 'word' ? each.written : each.key)).join(' ');

const isLookedFor = (word: string) => soughtLexemes(nameText(word)).trim() !== '';

/** Words that jobs of a kind must have as well: not “technician” or “and”. */
const needed = (rest: readonly Part[]) =>
  rest.filter((word) => isLookedFor(word.written) && !isAnyWork(canonical(word)));

/** A published title in these very words says more than a part of it that is on the project’s list: a database administrator. */
function listedOf(listed: ReturnType<typeof listedWork>, words: readonly Part[]): Work {
  const { kinds } = listed;
  const rest = needed(left(listed.rest, words));
  if (rest.length === 0) return { kinds, rest };
  const text = asText(words);
  const published = publishedWork(text);
  if (published.some((kind) => kinds.includes(kind))) return { kinds, rest: [] };
  if (!isVague(text)) return published.length > 0 ? { kinds: published, rest: [] } : { kinds, rest };
  if (published.length > 0 || isPublishedTitle(text)) return { kinds: published, rest: [] };
  // With a town or a shift next to it, too: “aviation mechanic Jacksonville”.
  const titled = titledWork(words);
  return titled && titled.rest.length < rest.length ? titled : { kinds, rest };
}

/** The part of the words that is a published title, and the words that jobs of it must have as well. */
function titledWork(words: readonly Part[]): Work | null {
  const titled = publishedPart(words.map(canonical));
  if (!titled) return null;
  const { at, length, kinds } = titled;
  return { kinds, rest: needed([...words.slice(0, at), ...words.slice(at + length)]) };
}

/** Words that are no title of the project’s own list: a published title, or part of it is one. */
function publishedWorkOf(words: readonly Part[]): Work {
  const whole = publishedWork(asText(words));
  if (whole.length > 0) return { kinds: whole, rest: [] };
  return titledWork(words) ?? { kinds: [], rest: [...words] };
}

/** Words that are a title together mean that title, whatever some of them mean alone: “HGV mechanic”. */
export function workOf(parts: readonly Part[], countryId: number): Work {
  const words = parts.filter(({ as }) => as === 'word');
  const forms = parts.filter(({ as }) => as === 'form');
  const places = parts.filter(({ as }) => as === 'place');
  // A form that names no work is a condition, such as a shift.
  const conditions = [
    ...forms.filter(({ kinds, near }) => kinds.length === 0 && near.length === 0),
    ...places,
  ];
  const special = parts.filter(({ as }) => as === 'code' || as === 'unit');
  const whole = listedWork(writtenOf(parts.filter(({ as }) => as === 'word' || as === 'form')), countryId);
  if (whole.kinds.length > 0 && left(whole.rest, forms).length === 0) {
    const { kinds, rest } = listedOf(whole, words);
    return { kinds, rest: [...rest, ...places] };
  }
  const own = [...new Set([...special, ...forms].flatMap(({ kinds }) => kinds))];
  const named = listedWork(writtenOf(words), countryId);
  if (named.kinds.length > 0) {
    // A code is as good as the title next to it; of a corps, the title says which trade.
    const isList = parts.some(({ as }) => as === 'and' || as === 'code');
    const { kinds, rest } = listedOf(named, words);
    return {
      kinds: isList ? [...new Set([...own, ...kinds])] : kinds,
      rest: [...rest, ...conditions],
    };
  }
  if (own.length > 0) return { kinds: own, rest: [...needed(words), ...conditions] };
  const { kinds, rest } = forms.length === 0 ? publishedWorkOf(words) : { kinds: [], rest: words };
  return { kinds, rest: [...rest, ...places] };
}
