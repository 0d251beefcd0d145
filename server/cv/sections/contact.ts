import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fold } from '../../formats/fold.ts';
import type { CvHints } from '../cvReader.ts';
import type { TextLine } from '../files/lines.ts';
import { readPlace, ukPostcode } from './contactPlace.ts';
import type { CvDraft } from './draft.ts';
import { countryPattern, orgScore, placeName, roleScore, usStateNames } from './lexicons.ts';
import {
  familyFirst,
  joiner,
  labelledParts,
  nameParts,
  particle,
  withoutHonours,
  withoutTitle,
} from './nameParts.ts';
import { isHonour, isSuffix } from './postNominals.ts';

const email = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}/u;
const phone = /(?:\+|\b00|\(|\b)\d[\d ().–-]{7,18}\d/;
const mobile = new RegExp(`(?<=(?:\\bm|\\bmob|mobile|cell)[^\\d+(]{0,12})${phone.source}`, 'i');
const link =
  /(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|me|uk|co|us|info|eu|tech)(?:\/[^\s|,;)\t]*)?/i;
const label =
  /(?<=^|[\s|,;•·])(name|full name|address|home address|home|current location|residence|location|based in|e-?mail( address)?|tel(ephone)?( no| number)?|phone( no| number)?|mobile( no| number| phone)?|cell( phone)?|linked-?in( profile)?|website|web|portfolio|contact( no| number)?|[emtpa](?=\s*(?::|\t|\.\s*(?:\t|$))))\s*[:.\t]\s*/gi;
const title =
  /^(?:optional )?(?:job )?application(?: form)?(?: for employment)?$|^(curriculum vitae|cv|r[eé]sum[eé]|personal (details|information)|contact( details)?)( of)?$/i;

// Not "Engineer @ example.org": the part before the sign is written as in an address.
const brokenEmail =
  /(?<![\p{L}\d._%+'-])([\p{Ll}\d]+(?:[._%+-][\p{Ll}\d]+)+|[\p{Ll}]+\d+)(?: @ ?|@ )([\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24})/u;

export function readContact(draft: CvDraft, written: TextLine[], hints: CvHints): void {
  const lines = written.map((line) => ({ ...line, text: line.text.replace(brokenEmail, '$1@$2') }));
  const address = lines.map(({ text }) => email.exec(text)?.[0]).find(Boolean);
  for (const line of lines) {
    draft.readFrom([line]);
    if (address && readNameOfAddress(draft, line.text, address)) continue;
    readContactLine(draft, line.text, hints);
  }
}

function readContactLine(draft: CvDraft, text: string, hints: CvHints): void {
  let rest = readLabelledNames(draft, text);
  const take = (pattern: RegExp, use: (written: string) => boolean) => {
    const match = pattern.exec(rest);
    if (match && use(match[0]))
      rest = `${rest.slice(0, match.index)}\t${rest.slice(match.index + match[0].length)}`;
  };
  take(email, (written) => draft.personal('email', written.toLowerCase(), 0.98));
  take(link, (written) => addLink(draft, written));
  take(link, (written) => addLink(draft, written));
  take(mobile, (written) => addPhone(draft, written, hints));
  take(phone, (written) => addPhone(draft, written, hints));
  rest = rest.replace(label, '\t');
  for (const piece of rest.split(/\t|\s[|•·]\s|\s*[|•·]\s*/)) {
    const part = piece.replace(/^[\s,;:–-]+|[\s,;:(–-]+$/g, '');
    if (!part || title.test(part)) continue;
    if (!readPart(draft, part, hints)) draft.leaveText(part);
  }
}

function readPart(draft: CvDraft, part: string, hints: CvHints): boolean {
  if (!hasName(draft) && readName(draft, part)) return true;
  if (readPlace(draft, part, hints)) return true;
  const isHeadline =
    part.length > 3 && part.length <= 120 && !/\d{4,}|^\(|:\s|\/\//.test(part) && !part.endsWith('.');
  return isHeadline && hasName(draft) && !ukPostcode.test(part) && !/^\d/.test(part)
    ? draft.personal('headline', part, 0.65)
    : false;
}

const uncased = '[\\p{Lo}\\p{M}]';
const nameWord = new RegExp(
  `^(?:\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?|(?:\\p{Lu}\\.){2,}|(?:al|ad|an|ar|as|ash|at|az|el|d|dell|l)[-'’]\\p{Lu}[\\p{L}\\p{M}'’-]*|Mc\\p{Lu}\\p{L}+|${uncased}+)$`,
  'u',
);
const isNameWord = (word: string) => nameWord.test(word) || particle.test(word) || joiner.test(word);
const wholeName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,6}$/u;
const eastAsianTitle = /^(履歴書|職務経歴書|简历|簡歷|個人簡歷|个人简历|이력서)$/;
const notName =
  /\b(engineer|manager|technician|officer|street|road|avenue|lane|close|drive|army|navy|force|curriculum|vitae|resume|profile|veteran|specialist|street|house|flat|experience|employment|education|skills|qualifications|application|references|summary|details|projects?|programmes?|programs?|incidents?|clients?|accounts?|operations|services)\b/i;
// Begins with a rank, and is no name: "Private Hire", "Captain's Log".
const titleOfRank =
  /^(?:(?:major|general|private|captain|corporal)\s(?:affairs|banking|bids?|contracts?|counsel|crimes?|donors?|duties|equity|events?|gifts?|healthcare|hire|hospital|labour|log|maintenance|practice|punishment|repairs?|sales|sector|secretary|trauma|tuition|wealth|works)\b|\p{L}+['’]s\s)/iu;

export const hasName = ({ sections: { personal_details: person } }: CvDraft) =>
  person?.first_name !== undefined || person?.last_name !== undefined;

export function readName(draft: CvDraft, text: string): boolean {
  const shown = text
    .replace(/^(?:curriculum vitae|cv|r[eé]sum[eé])\s*(?:of|for|[-–:])?\s*/i, '')
    .replace(/\s["“”'‘’(]\p{L}+["“”'‘’)](?=\s)/u, (nickname) => (/^.\(ret/i.test(nickname) ? nickname : ''))
    .replace(/[\s|–—-]+(?:curriculum vitae|cv|r[eé]sum[eé])$/i, '')
    .trim();
  const untitled = withoutTitle(shown);
  const own = untitled === shown ? shown : untitled.replace(unknownLetters, '');
  const bare = withoutHonours(own).trim();
  const inCapitals = /^(\p{Lu}[\p{Lu}'’ -]+),\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)*)$/u.exec(bare);
  if (inCapitals && !isPlace(inCapitals) && !isNoFamily(inCapitals[1]!) && !isAfterWhole(inCapitals))
    return readFamilyFirst(draft, inCapitals, bare === text.trim() ? '' : text);
  const words = bare
    .replace(/,\s*(?=\S+$)/, (comma) => (isSuffix(bare.split(' ').at(-1)!) ? ' ' : comma))
    .split(/\s+/);
  if (bare.length > 60 || /[\d@:/,]/.test(words.join(' ')) || notName.test(bare)) return false;
  if (titleOfRank.test(shown)) return false;
  if (words.length === 1 && !(wholeName.test(bare) && !eastAsianTitle.test(bare))) return false;
  const count = words.filter((word) => !particle.test(word) && !joiner.test(word) && !isSuffix(word)).length;
  if (count > 4 || !words.every(isNameWord) || (words.length > 1 && count < 2)) return false;
  // "Sergeant Section Commander", "Corporal Royal Signals".
  const hasRank = /\p{L}{5}/u.test(shown.slice(0, shown.length - untitled.length));
  if ((count > 2 || hasRank) && roleScore(bare) > 0) return false;
  if (hasRank && (orgScore(bare) > 0 || unitWord.test(bare))) return false;
  const { first, middle, last } = nameParts(words.map(fromCapitals));
  const sure = words.length === 2 ? 0.9 : 0.84;
  draft.personal('first_name', first, sure);
  if (middle) draft.personal('middle_name', middle, 0.78);
  if (last) draft.personal('last_name', last, sure);
  if (bare !== text.trim()) draft.leaveText(text);
  return true;
}

const unitWord =
  /\b(royal|corps|regiment|battalion|squadron|infantry|signals|engineers|artillery|marines?|platoon|troop|reserves?)\b/i;

// Letters after a name that are in no list; generations stay.
const unknownLetters = /,\s*(?!(?:JN?R|SN?R|I{2,3}|IV|VI{0,3})\b)[A-Z]{2,8}(?=,|$)/g;

const isPlace = ([, town = '', region = '']: RegExpExecArray) =>
  placeName.test(town) ||
  // Preston and Lincoln are also first names.
  (/\s/.test(town) && placeName.test(region)) ||
  countryPattern.test(region) ||
  usStateNames.test(region) ||
  /shire$/i.test(region);

// "PROJECT MANAGER, Logistics", "EDUCATION, Training"; Lane and Street are families, too.
const isNoFamily = (text: string) =>
  (notName.test(text) && !/^(street|road|avenue|lane|close|drive|house|flat)$/i.test(text)) ||
  (/\s/.test(text) && (roleScore(text) > 0 || orgScore(text) > 0 || unitWord.test(text)));

// "ROBIN HALE, Jr"
const isAfterWhole = ([, name = '', after = '']: RegExpExecArray) =>
  /\s/.test(name) && (isSuffix(after) || isHonour(after, true));

// "HALE, Robin": without its capitals it could be a place.
function readFamilyFirst(draft: CvDraft, [, family, firstNames]: RegExpExecArray, left: string): boolean {
  const { first, middle, last } = familyFirst(family!.split(' ').map(fromCapitals).join(' '), firstNames!);
  draft.personal('first_name', first, 0.84);
  if (middle) draft.personal('middle_name', middle, 0.78);
  draft.personal('last_name', last, 0.84);
  draft.leaveText(left);
  return true;
}

// "Hale, Robin" could be a place, unless robin.hale@example.org is below.
function readNameOfAddress(draft: CvDraft, text: string, address: string): boolean {
  const parts = /^(\p{Lu}[\p{L}'’ -]+),\s+(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*\.?)*)$/u.exec(text);
  if (!parts || isAfterWhole(parts) || hasName(draft)) return false;
  const words = fold(address.split('@')[0]!.replaceAll('.', ' ')).split(' ');
  const isOwn = [parts[1]!, parts[2]!].every((part) =>
    fold(part)
      .split(' ')
      .some((word) => words.includes(word)),
  );
  return isOwn && readFamilyFirst(draft, parts, '');
}

// A table has a tab for the colon, unless its first row heads its columns.
const labelledName =
  /(?:^|[\t|•·]\s*)((?:full |first |given |middle |fore|last |family |sur)?names?(?:\(s\))?)\s*(?::\s*|\t(?!\s*(?:e-?mail|tel(?:ephone)?|phone|mobile|address|date|rank|number|position|company|relationship|nationality|(?:first|middle|last|given|family|sur|fore) ?names?)\b)\s*)((?:[2-5](?:nd|rd|th)\b|[^\t|•·:@\d])+?)\s*(?=$|[\t|•·])/i;
const nextLabel = /\s+(?=(?:first |given |middle |fore|last |family |sur)names?(?:\(s\))?\s*:)/gi;

function readLabelledNames(draft: CvDraft, text: string): string {
  let rest = text.replace(nextLabel, '\t');
  for (let count = 0; count < 4; count += 1) {
    const labelled = labelledName.exec(rest);
    if (!labelled || !readLabelledPart(draft, labelled[1]!, labelled[2]!.trim())) break;
    rest = rest.replace(labelled[0], '\t');
  }
  return rest;
}

function readLabelledPart(draft: CvDraft, label: string, name: string): boolean {
  if (/^(full |)names?(\(s\))?$/i.test(label)) return !hasName(draft) && readLabelledName(draft, name);
  const part = /^(last|family|sur)/i.test(label)
    ? 'last_name'
    : /^middle/i.test(label)
      ? 'middle_name'
      : 'first_name';
  if (part === 'middle_name' && /^(?:n\/?a|none|nil|-+)\.?$/i.test(name)) return true;
  return draft.personal(part, name, 0.97);
}

const longestName = 300;

export function readLabelledName(draft: CvDraft, text: string): boolean {
  if (text.length > longestName) return false;
  const { parts, left } = labelledParts(text);
  const { first, middle, last } = parts;
  if (!first || [first, middle, last].some((part) => part.length > 60)) return false;
  draft.personal('first_name', first, 0.95);
  if (middle) draft.personal('middle_name', middle, 0.9);
  if (last) draft.personal('last_name', last, 0.95);
  for (const title of left) draft.leaveText(title);
  return true;
}

function fromCapitals(word: string): string {
  if (word.length < 3 || word !== word.toUpperCase() || isSuffix(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^mc|^|[-'’.])\p{L}/gu, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase())
    .replace(/^mc/, 'Mc');
}

function addLink(draft: CvDraft, written: string): boolean {
  const url = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  return /linkedin\.com\//i.test(url)
    ? draft.personal('linkedin_url', url, 0.97)
    : draft.personal('website_url', url, 0.85);
}

function addPhone(draft: CvDraft, written: string, { countryId }: CvHints): boolean {
  const parsed = parsePhoneNumberFromString(written.replace(/\(0\)/, ''), countryId === 233 ? 'US' : 'GB');
  if (!parsed?.isPossible()) return addForeignPhone(draft, written);
  if (!draft.personal('phone_number', parsed.nationalNumber, parsed.isValid() ? 0.95 : 0.7)) return false;
  draft.personal(
    'country_code',
    `+${parsed.countryCallingCode}`,
    written.trim().startsWith('+') ? 0.98 : 0.85,
  );
  return true;
}

function addForeignPhone(draft: CvDraft, written: string): boolean {
  const digits = written.replace(/\D/g, '').replace(/^0/, '');
  const isPhone = /^[+0(]/.test(written.trim()) && digits.length >= 8 && digits.length <= 12;
  return isPhone && draft.personal('phone_number', digits, 0.6);
}
