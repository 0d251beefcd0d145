import { militaryRankRows } from '../../reference/interface.ts';
import { isCertainHonour, isHonour, isLetters, isSuffix } from './postNominals.ts';

/** In free text only small letters are a particle, except where they could be nothing else. */
export const particle =
  /^(d[aeiou]|d[aeo]s|de[lnr]|dei|del+[aeo]|de?gli|la|las|los|le|van|von|vom|zu[mr]?|ten?|ter|a[fpvl]|el|bint?i?|ibn|ben|st\.?|['’]t)$/;
const capitalParticle =
  /^(de|del|della|di|da|dos|das|du|van|von|der|den|la|le|las|los|el|al|st\.?|ste\.?|[óÓ]|n[ií]c?|ua|bint?i?|ibn|abu|ap|ter)$/i;
const isCapitalParticle = (word: string) => capitalParticle.test(word) && !/^ni$/i.test(word);
export const joiner = /^(y|und)$/;

const courtesy = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|reverend|sir|dame)\.?\s+(?=\p{Lu}|\p{Lo})/iu;

// Also first or family names, or the names of trades.
const notBefore =
  /^(marine|musician|chief|hook|top|killick|driver|specialist|ranger|recruit|conductor|cornet|fireman|highlander|kingsman|sig|raf regiment|non-rate|gunner|sapper|trooper|guardsman|fusilier|rifleman|craftsman|signaller|two and a half|snotty|subbie|bugler)$/i;

const tradeRanks = 'Spr Gnr Tpr Rfn Gdsm Fus Cfn Bdr LBdr'.split(' ');

let remembered: { before: RegExp; after: RegExp } | undefined;

function ranks() {
  if (remembered) return remembered;
  const names = militaryRankRows().flatMap(({ title, abbreviation, aliases }) => [
    title,
    abbreviation,
    ...aliases,
  ]);
  const written = [...new Set([...names, ...tradeRanks])]
    .filter((name) => (name.length > 2 || /^lt$|\d/i.test(name)) && !notBefore.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const rank = `(?:${written})\\.?`;
  const retired = '(?:\\s*\\(r\\)|\\s+\\(?ret(?:ire)?d?\\.?\\)?)?';
  const service =
    '(?:the )?(?:u\\.?s\\.?|united states|british|royal) (?:army|navy|air force|marines?(?: corps)?|coast guard|space force)';
  remembered = {
    before: new RegExp(`^${rank}${retired},?\\s+(?=\\S+\\s+\\S)`, 'iu'),
    after: new RegExp(`^${rank}${retired}$|^(?:${rank}\\s+)?${service}(?![\\p{L}\\d])`, 'iu'),
  };
  return remembered;
}

export function withoutTitle(name: string): string {
  const bare = name.replace(courtesy, '').replace(ranks().before, '');
  return bare === name ? name : withoutTitle(bare);
}

function isAfterName(part: string): boolean {
  const [first = ''] = part.split(/\s+/);
  return ranks().after.test(part) || isSuffix(first) || isHonour(first, true);
}

export function withoutHonours(name: string): string {
  const [whole = '', ...after] = name.split(/\s*,\s*/);
  const hasHonour = after.some((part) => isCertainHonour(part.split(/\s+/)[0]!));
  const isLeftOut = (part: string) => isAfterName(part) || (hasHonour && isLetters(part));
  const others = after.filter((part) => part.split(/\s+/).every(isSuffix) || !isLeftOut(part));
  const words = whole.split(/\s+/);
  const end = words.findIndex((word, at) => at > 1 && isHonour(word, false));
  return [words.slice(0, end < 0 ? words.length : end).join(' '), ...others].join(', ');
}

export interface NameParts {
  first: string;
  middle: string;
  last: string;
}

export function nameParts([first = '', ...others]: string[]): NameParts {
  const isAfter = (word: string, at: number) =>
    isSuffix(word.replace(/,$/, '')) || isHonour(word, /,$/.test(others[at - 1] ?? ''));
  const end = others.findLastIndex((word, at) => !isAfter(word, at));
  const isParticle = (word: string, at: number) =>
    at < end && (particle.test(word) || isCapitalParticle(word));
  const joinedAt = others.findIndex((word, at) => joiner.test(word) && at > 0 && at < end);
  const starts = [others.findIndex(isParticle), joinedAt - 1].filter((at) => at >= 0);
  const lastAt = starts.length > 0 ? Math.min(...starts) : Math.max(end, 0);
  return {
    first,
    middle: others.slice(0, lastAt).join(' '),
    last: others.slice(lastAt).join(' '),
  };
}

const isAllCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

export function familyFirst(family: string, firstNames: string): NameParts {
  const words = firstNames.split(/\s+/);
  const after: string[] = [];
  while (words.length > 1 && (isSuffix(words.at(-1)!) || isHonour(words.at(-1)!, false)))
    after.unshift(words.pop()!);
  const before: string[] = [];
  while (words.length > 1 && particle.test(words.at(-1)!)) before.unshift(words.pop()!);
  return {
    first: words[0]!,
    middle: words.slice(1).join(' '),
    last: [...before, family, ...after].join(' '),
  };
}

function titleAndName(written: string): [title: string, name: string] {
  const name = withoutTitle(written);
  return [written.slice(0, written.length - name.length).trim(), name];
}

export function labelledParts(written: string): { parts: NameParts; left: string[] } {
  const [title, name] = titleAndName(written);
  const pieces = name.split(/\s*[,，]\s*/);
  const [whole = ''] = pieces;
  const isUnknownHonour = (piece: string) =>
    isAllCapitals(piece) && !isAllCapitals(whole) && /\s/.test(whole);
  const behind = pieces.findIndex((piece, at) => at > 0 && (isAfterName(piece) || isUnknownHonour(piece)));
  const own = behind < 0 ? pieces : pieces.slice(0, behind);
  const after = behind < 0 ? [] : pieces.slice(behind);
  const left = [title, ...after.filter((piece) => ranks().after.test(piece))].filter(Boolean);
  const letters = after.filter((piece) => !ranks().after.test(piece));
  if (own.length === 2) {
    const [ownTitle, firstNames] = titleAndName(own[1]!);
    const parts = familyFirst(own[0]!, firstNames);
    const last = [parts.last, ...letters].join(' ');
    return { parts: { ...parts, last }, left: [...(ownTitle ? [ownTitle] : []), ...left] };
  }
  const parts = nameParts(own.join(', ').split(/\s+/));
  if (!parts.last) return { parts, left: [...left, ...letters] };
  return { parts: { ...parts, last: [parts.last, ...letters].join(', ') }, left };
}
