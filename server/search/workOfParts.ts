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
  const published = publishedAs(words);
  if (published.some((kind) => kinds.includes(kind))) return { kinds, rest: [] };
  if (published.length > 0) return { kinds: published, rest: [] };
  const vague = isVague(asText(words));
  if (vague && spellingsOf(words).some((spelling) => isPublishedTitle(spelling.join(' '))))
    return { kinds: [], rest: [] };
  // With a town or a shift next to it, too: “aviation mechanic Jacksonville”.
  const titled = titledWork(words);
  const saysMore = titled && titled.rest.length < rest.length && (vague || titled.kinds.length > 0);
  return saysMore ? titled : { kinds, rest };
}

/** The words in their long forms and, if they are several, as typed: published lists have an “Auto Parts Manager”. */
function spellingsOf(words: readonly Part[]): string[][] {
  const long = words.map(canonical);
  const typed = words.map(({ key }) => key);
  return words.length === 1 || long.join(' ') === typed.join(' ') ? [long] : [long, typed];
}

function publishedAs(words: readonly Part[]): string[] {
  for (const spelling of spellingsOf(words)) {
    const kinds = publishedWork(spelling.join(' '));
    if (kinds.length > 0) return kinds;
  }
  return [];
}

/** The part of the words that is a published title, and the words that jobs of it must have as well. */
function titledWork(words: readonly Part[]): Work | null {
  const [long, typed] = spellingsOf(words).map((spelling) => publishedPart(spelling));
  const titled = typed && typed.length > (long?.length ?? 0) ? typed : long;
  if (!titled) return null;
  const { at, length, kinds } = titled;
  return { kinds, rest: needed([...words.slice(0, at), ...words.slice(at + length)]) };
}

/** Words that are no title of the project’s own list: a published title, or part of it is one. */
function publishedWorkOf(words: readonly Part[]): Work {
  const whole = publishedAs(words);
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
  const own = [...new Set([...special, ...forms].flatMap(({ kinds }) => kinds))];
  const text = writtenOf(parts.filter(({ as }) => as === 'word' || as === 'form'));
  const whole = listedWork(text, countryId);
  // “Security+” is a certificate: the word within it says less.
  const isFormAlone = words.length === 0 && own.length > 0 && isVague(text);
  if (whole.kinds.length > 0 && left(whole.rest, forms).length === 0 && !isFormAlone) {
    const { kinds, rest } = listedOf(whole, words);
    return { kinds, rest: [...rest, ...places] };
  }
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
