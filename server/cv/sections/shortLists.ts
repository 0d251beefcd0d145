import { type DateOrder, findDate, findPeriod } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft } from './draft.ts';
import { sureOf } from './entries.ts';

const inItems = (text: string) =>
  splitOutsideBrackets(/\s\/\s.*\s\/\s/.test(text) ? text.replaceAll(' / ', ', ') : text)
    .map((item) =>
      item
        .trim()
        .replace(/^((and|&)\s+|[*–-]\s+)/i, '')
        .replace(/[.\s]+$/, ''),
    )
    .filter(Boolean);

// Scans by hand, because a look-ahead per comma takes seconds on a hostile line.
function splitOutsideBrackets(text: string): string[] {
  const cuts: number[] = [];
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!;
    if (sign === ')') isInside = true;
    else if (sign === '(') isInside = false;
    else if (sign === '\t' || (!isInside && ',;|•·●▪'.includes(sign))) cuts.push(at);
  }
  const items: string[] = [];
  let from = 0;
  for (const cut of cuts.reverse()) {
    items.push(text.slice(from, cut));
    from = cut + 1;
  }
  return [...items, text.slice(from)];
}

function saysMore(text: string, ...taken: Array<RegExp | undefined>): boolean {
  const rest = taken.reduce((left, pattern) => (pattern ? left.replace(pattern, ' ') : left), text);
  return /[\p{L}\d]/u.test(rest);
}

const skillLevel =
  /^(advanced|intermediate|beginner|basic|expert|proficient|native( speaker)?|fluent|novice|competent|skilled|master|good|excellent|\d+\+? ?(yrs?|years?)|\d+%|\d ?\/ ?\d+)\.?$/i;

export function readSkills(draft: CvDraft, lines: TextLine[]): void {
  const names = new Set<string>();
  for (const [at, line] of lines.entries()) {
    draft.readFrom([line]);
    if (isGroupName(line, lines[at + 1])) {
      draft.leaveText(line.text);
      continue;
    }
    const label = /^([^:,\t]{2,40})[:\t]\s*(?=\S)/.exec(line.text);
    const text =
      label && /[,;|•·:]/.test(line.text) && !names.has('') ? line.text.slice(label[0].length) : line.text;
    if (text !== line.text) draft.leaveText(label![1]);
    const isSentence = text.split(/\s+/).length > 9 && !/[,;|•·\t]|\s\/\s/.test(text);
    const items = isSentence ? [text] : inItems(text);
    for (const item of items) addSkill(draft, item, names, line.isBullet || items.length > 1);
  }
}

function isGroupName({ text, isBullet, style }: TextLine, next: TextLine | undefined): boolean {
  if (isBullet || !next || /[,;|•·\t]/.test(text)) return false;
  if (text.endsWith(':')) return true;
  return style?.isBold === true && next.style?.isBold === false && inItems(next.text).length > 1;
}

function addSkill(draft: CvDraft, name: string, names: Set<string>, isListed: boolean): void {
  if (names.has(name.toLowerCase())) return;
  const isName = name.length <= 60 && name.split(' ').length <= 8 && !skillLevel.test(name);
  const item = isName ? draft.add('skills') : undefined;
  if (!item) {
    draft.leaveText(name);
    return;
  }
  names.add(name.toLowerCase());
  item.source = 'parsed';
  draft.put('skills', item, 'name', name, isListed ? 0.9 : 0.82);
}

export const languageName =
  /\b(english|french|german|spanish|italian|portuguese|polish|welsh|gaelic|irish|nepali|arabic|pashto|dari|farsi|persian|urdu|hindi|punjabi|bengali|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|dutch|swahili|turkish|greek|romanian|tagalog|vietnamese|fijian|british sign language|bsl|american sign language|asl|hebrew|somali|norwegian|swedish|danish|finnish|czech|hungarian|tamil|telugu|marathi|gujarati|sinhala|malay|indonesian|thai|burmese|khmer|lao|tibetan|mongolian|kurdish|hausa|yoruba|igbo|zulu|xhosa|shona|amharic|afrikaans|bulgarian|serbian|croatian|bosnian|slovak|slovene|slovenian|albanian|macedonian|lithuanian|latvian|estonian|icelandic|catalan|basque|galician|maltese|latin|samoan|tongan|hawaiian|navajo|krio|twi|wolof|berber)\b/i;
const levels: Array<['Fluent' | 'Advanced' | 'Intermediate' | 'Beginner', RegExp]> = [
  ['Fluent', /\b(native|mother tongue|first language|fluent|bilingual|full professional|c2|slp ?[45])\b/i],
  ['Advanced', /\b(advanced|professional working|proficient|very good|c1|upper[- ]intermediate|slp ?3)\b/i],
  ['Intermediate', /\b(intermediate|conversational|good|working|limited working|b[12]|slp ?2)\b/i],
  ['Beginner', /\b(beginner|basic|elementary|a[12]|gcse|school|some|survival|slp ?1)\b/i],
];

export function readLanguages(draft: CvDraft, lines: TextLine[]): void {
  for (const line of lines) {
    draft.readFrom([line]);
    for (const text of line.text.split(/[,;|•·]\s*(?![^(]*\))|\s+and\s+(?=\p{Lu})/u)) {
      const level = levels.find(([, words]) => words.test(text));
      const name =
        languageName.exec(text)?.[0] ??
        (level && /^(?!listening|reading|writing|speaking|spoken)\p{Lu}\p{L}+/iu.exec(text)?.[0]);
      const item = name ? draft.add('languages') : undefined;
      if (!item) {
        draft.leaveText(text);
        continue;
      }
      draft.put('languages', item, 'name', /^(bsl|asl)$/i.test(name!) ? name!.toUpperCase() : name, 0.95);
      draft.put('languages', item, 'level', level?.[0], 0.82);
      const rest = text.replace(name!, ' ');
      if (saysMore(rest, /\b(level|speaker|spoken|written|skills|proficiency)\b/gi, level?.[1]))
        draft.leaveText(text);
    }
  }
}

const clearances: Array<[level: string, pattern: RegExp]> = [
  ['TS/SCI', /\bTS\s*\/\s*SCI\b|top secret.{0,6}sci\b/i],
  ['Top Secret', /\btop secret\b/i],
  ['eDV', /\b(eDV|enhanced DV|enhanced developed vetting)\b/],
  ['DV', /\b(DV|developed vetting)\b/],
  ['eSC', /\b(eSC|enhanced SC|enhanced security check)\b/],
  ['SC', /\b(SC|security check(ed)?)\b/],
  ['CTC', /\b(CTC|counter[- ]terrorist check)\b/],
  ['Public Trust', /\bpublic trust\b/i],
  ['Confidential', /\bconfidential\b/i],
  ['Secret', /\bsecret\b/i],
];

const clearanceWords =
  /\b(security|clearance|clearances|vetting|level|status|cleared|to|the|is|held|active|currently|current|valid|lapsed|expired|previously|previous|inactive|former|eligible|for|since|granted|from|UK|US|MOD|DoD)\b/gi;

export function findClearance(text: string): string | undefined {
  return clearances.find(([, pattern]) => pattern.test(text))?.[0];
}

export function readClearance(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  for (const line of lines) {
    draft.readFrom([line]);
    const { text } = line;
    const [level, words] = clearances.find(([, pattern]) => pattern.test(text)) ?? [];
    const item = level ? draft.add('security_clearance') : undefined;
    if (!item) {
      draft.leaveText(text);
      continue;
    }
    item.audience = 'hidden';
    draft.put('security_clearance', item, 'level', level, 0.92);
    const status = /\b(lapsed|expired|previous(ly)?|inactive|former)\b/i.test(text)
      ? 'lapsed'
      : /\beligible\b/i.test(text)
        ? 'eligible'
        : /\b(active|current(ly)?|held|valid|cleared|expires|until)\b/i.test(text)
          ? 'active'
          : undefined;
    draft.put('security_clearance', item, 'status', status, 0.85);
    const month = findDate(text, order);
    // The list has a date granted, and no field for an end date.
    const isEnd = /\b(until|exp|expires?|expiry|valid to|renewal)\b/i.test(text);
    if (isEnd || saysMore(month?.rest ?? text, words, clearanceWords)) draft.leaveText(text);
    if (month && !isEnd) draft.put('security_clearance', item, 'month', month.date, sureOf(month, 0.82));
  }
}

export function readAwards(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  const single = lines.flatMap((line) => line.text.split(/;\s+/).map((text) => ({ ...line, text })));
  for (const line of single) {
    draft.readFrom([line]);
    const dated = findDate(line.text, order);
    const [title = '', ...others] = (dated?.rest ?? line.text)
      .split(/\t|\s[|•·–—]\s|\s-\s/)
      .map((part) => part.trim());
    const item = title && title.length <= 120 ? draft.add('awards') : undefined;
    if (!item) {
      draft.leave(line);
      continue;
    }
    draft.put('awards', item, 'title', title.replace(/\.$/, ''), 0.86);
    if (dated) draft.put('awards', item, 'month', dated.date, sureOf(dated, 0.9));
    const text = others.join(' – ');
    if (text) draft.put('awards', item, 'text', text, 0.8) || draft.leaveText(text);
  }
}

export function readInterests(draft: CvDraft, lines: TextLine[]): void {
  for (const line of lines) {
    draft.readFrom([line]);
    const items = inItems(line.text);
    const isList = items.every((item) => item.length <= 50);
    for (const title of isList ? items : [line.text]) {
      const item = draft.add('interest');
      if (!item) draft.leaveText(title);
      else if (
        !draft.put('interest', item, title.length <= 120 ? 'title' : 'text', title, isList ? 0.88 : 0.7)
      ) {
        draft.sections.interest.pop();
        draft.leaveText(title);
      }
    }
  }
}

export function readVolunteering(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  let item: ReturnType<typeof draft.add<'volunteering'>>;
  for (const line of lines) {
    draft.readFrom([line]);
    const period = findPeriod(line.text, order);
    const single = period ? undefined : findDate(line.text, order);
    const [title = '', organisation, ...more] = (period?.rest ?? single?.rest ?? line.text)
      .split(/\t|\s[|•·–—]\s|\s-\s|,\s+(?=\p{Lu})/u)
      .map((part) => part.trim())
      .filter(Boolean);
    const isNew = !item || period || single || (!line.isBullet && line.text.length < 90);
    if (!isNew && item && draft.put('volunteering', item, 'text', line.text, 0.85)) continue;
    item = isNew && title && title.length <= 120 ? draft.add('volunteering') : undefined;
    if (!item) {
      draft.leave(line);
      continue;
    }
    draft.put('volunteering', item, 'title', title.replace(/\.$/, ''), organisation ? 0.85 : 0.75);
    if (organisation)
      draft.put('volunteering', item, 'organisation', organisation, 0.7) || draft.leaveText(organisation);
    const started = period?.start ?? single?.date;
    if (started) draft.put('volunteering', item, 'month', started, sureOf(period ?? single!, 0.85));
    // The list has a single month; the period stays visible as unmapped.
    if (period) draft.leave(line);
    for (const other of more) draft.leaveText(other);
  }
}

export function readMisc(draft: CvDraft, heading: string, lines: TextLine[]): void {
  draft.addMisc(heading || 'Other', lines);
}
