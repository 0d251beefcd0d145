import {
  codesPrinted,
  compactCode,
  type MilitaryRole,
  meaningsOfRole,
  roleSearch,
} from '../military/interface.ts';
import { kindsOfOccupation, namedWork } from '../scoring/interface.ts';
import type { TypedWord } from './typedWords.ts';

interface ReadCode {
  role: MilitaryRole;
  length: number;
  kinds: string[];
  near: string[];
  /** Such as 88M of 88M20. */
  code: string;
}

const unitedStates = 233;

const letters =
  /^(alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whisk(e)?y|x-?ray|yankee|zulu|[a-z])$/;

export const codeWords = new Set([
  'mos',
  'pmos',
  'afsc',
  'nec',
  'aoc',
  'sfsc',
  'rating',
  'rate',
  'trade',
  'code',
]);

// The score of a code itself, and not of longer ones that begin with it.
const sureCode = 84;
const minMeaning = 0.45;
const maxMeanings = 3;
// A meaning much weaker than the first is only near to the work: a corpsman knows of hygiene and is no safety specialist.
const minShare = 0.7;

function workOfRole({ id }: MilitaryRole): Pick<ReadCode, 'kinds' | 'near'> {
  const meanings = meaningsOfRole(id).filter(({ weight }) => weight >= minMeaning);
  const min = (meanings[0]?.weight ?? 0) * minShare;
  const kindsOf = (isSame: boolean) =>
    meanings
      .filter(({ weight }) => weight >= min === isSame)
      .slice(0, maxMeanings)
      .flatMap(({ code }) => kindsOfOccupation(code));
  const kinds = [...new Set(kindsOf(true))];
  return { kinds, near: [...new Set(kindsOf(false))].filter((kind) => !kinds.includes(kind)) };
}

type IsCounted = (role: MilitaryRole, code: string) => boolean;

function roleWithCode(text: string, isCounted: IsCounted) {
  const printed = new Set(codesPrinted(text).map(({ code }) => code));
  // Roles before qualifications that have the same code.
  for (const withQualifications of [false, true]) {
    for (const { role, score } of roleSearch().find({ text, limit: 6, withQualifications })) {
      const codes = [role.code, ...role.codes].flatMap((each) => each ?? []);
      const code = codes.find((each) => printed.has(compactCode(each)));
      if (score >= sureCode && code && isCounted(role, code)) return { role, code };
    }
  }
  return null;
}

const isOfLetters = (code: string) => !/\d/.test(code);

function workOf(role: MilitaryRole, code: string): Pick<ReadCode, 'kinds' | 'near'> {
  const listed = namedWork(isOfLetters(code) ? `${code}2` : code).kinds;
  return listed.length > 0 ? { kinds: listed, near: [] } : workOfRole(role);
}

/** True for what may be a code: digits with letters, or four digits where it is said or usual. */
function looksLikeCode(compact: string, isAnnounced: boolean, countryId: number): boolean {
  if (!/^[A-Z0-9]{3,9}$/.test(compact) || !/\d/.test(compact)) return false;
  return (
    /[A-Z]/.test(compact) ||
    (/^\d{3,4}$/.test(compact) && (isAnnounced || /^0/.test(compact) || countryId === unitedStates))
  );
}

// A rating is two or three letters, which are other words elsewhere: it counts only in its country.
export function codeAt(words: readonly TypedWord[], at: number, countryId: number): ReadCode | null {
  const isAnnounced = at > 0 && codeWords.has(words[at - 1]!.key);
  for (const length of [2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length || part.some(({ written }) => /[&+#]/.test(written))) continue;
    const [first = '', second = ''] = part.map(({ key }) => key);
    const isPair = /^\d{2,3}$/.test(first)
      ? letters.test(second)
      : /^[a-z]{2,3}$/.test(first) && /^(\d{4}|[a-z]\d\d[a-z])$/.test(second);
    if (length === 2 && !isPair) continue;
    const compact = compactCode(`${first}${length === 2 && /^\d/.test(first) ? second.slice(0, 1) : second}`);
    if (!looksLikeCode(compact, isAnnounced, countryId)) continue;
    const match = roleWithCode(compact, (role, code) => !isOfLetters(code) || role.country_id === countryId);
    if (match) return { ...match, length, ...workOf(match.role, match.code) };
  }
  return null;
}

/** A rating alone, in capitals, as the services write it. */
export function ratingCalled(text: string, countryId: number): ReadCode | null {
  if (countryId !== unitedStates || !/^[A-Z]{2,4}$/.test(text)) return null;
  const match = roleWithCode(
    text,
    (role, code) => role.active && code === text && role.country_id === countryId,
  );
  return match && { ...match, length: 1, ...workOf(match.role, match.code) };
}
