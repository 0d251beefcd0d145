import { type DateOrder, findDate, isOnlyDate } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import { type Entry, type Span, sureOf, toEntries } from './entries.ts';
import { type LabelledEntry, labelledEntries } from './labelled.ts';
import { isCertainPlace, isPlaceLike } from './lexicons.ts';
import { toTokens, trimEdges } from './tokens.ts';

const school =
  /\b(universit\w*|universität|college|school|academy|institute?|institut|polytechnic|sixth form|faculty|campus|OU|hochschule|école|high)\b/iu;
const schoolName =
  /\b(MIT|ETH|UCLA|USC|NYU|LSE|UCL|Caltech|Stanford|Harvard|Oxford|Cambridge|Yale|Princeton)\b/;
const longAward =
  /\b(o[- ]levels?|a[- ]levels?|as[- ]levels?|highers?|diploma|degree|bachelors?|masters?|associates?|certificate|foundation|level \d|city (&|and) guilds|apprenticeship|minor in|major in|functional skills|baccalaureate|doctorate|doctor of|abitur|gcses?|graduated as)\b/i;
const shortAward =
  /(?<![\p{L}.])(B\.? ?Sc|BSCS|B\.? ?S|B\.? ?A|B\.? ?E|B\.? ?Eng|B\.? ?Tech|B\.? ?Com|BBA|M\.? ?Sc|M\.? ?S|M\.? ?A|M\.? ?Eng|M\.? ?Tech|MBA|MPhil|Ph\.? ?D|DPhil|LL\.?B|LL\.?M|PGCE|PGCert|HND|HNC|NVQ|SVQ|BTEC|GCSEs?|A\.?A\.?S?|A\.?S|GED|FdSc|FdA|M\.?Ed|J\.?D)\.?(?![\p{L}&])/u;
const schoolExams = /^(\d+ )?(gcses?|[ao][- ]levels?|highers?)\b/i;
const grade =
  /\b((upper |lower )?(first|second|third)[- ]class( hono(u)?rs)?|[12]:[12]|distinction|merit|pass|(?:gpa|grade)\b:? ?\d([.,]\d+)?( ?\/ ?\d([.,]\d+)?)?|\d\.\d+ gpa|grades? [A-G*\d][A-G*\d ,to–-]*|(magna |summa )?cum laude|hono(u)?rs list)(?=$|[\s,;)])/i;

const isSchool = (text: string) =>
  (school.test(text) || schoolName.test(text)) &&
  !/^(high school diploma|school certificate|highers?)/i.test(text);
export const isAward = (text: string) => longAward.test(text) || shortAward.test(text);

export function readEducation(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  const labelled = labelledEntries(lines, ['school', 'award'], order);
  if (labelled) {
    for (const entry of labelled.entries) addLabelled(draft, entry);
    leaveDetails(draft, labelled.loose);
    return;
  }
  const { loose, entries } = toEntries(lines, order);
  const single = (line: TextLine): Entry[] => toEntries([{ ...line, isBullet: false }], order).entries;
  const isList = entries.length === 0;
  if (isList) for (const line of loose) readEntry(draft, single(line)[0] ?? asEntry(line), order);
  else {
    const [before, rest] = [loose.filter(isEducational), loose.filter((line) => !isEducational(line))];
    for (const line of before) readEntry(draft, single(line)[0] ?? asEntry(line), order);
    leaveDetails(draft, rest);
  }
  for (const entry of mergeHalves(entries)) readEntry(draft, entry, order);
}

function addLabelled(draft: CvDraft, { facts, period, body, source }: LabelledEntry): void {
  const item = draft.add('education');
  if (!item) {
    for (const line of [...source, ...body]) draft.leave(line);
    return;
  }
  draft.readFrom(source);
  putDates(draft, 'education', item, period ?? {});
  keep(draft, item, 'institution', facts.school, 0.95);
  keep(draft, item, 'qualification', facts.award || facts.subject, 0.95);
  if (facts.award) keep(draft, item, 'subject', facts.subject, 0.9);
  keep(draft, item, 'grade', facts.grade, 0.9);
  leaveDetails(draft, body);
}

const isEducational = ({ text }: TextLine) => isSchool(text) || isAward(text);
const asEntry = (line: TextLine): Entry => ({ heads: [line], body: [], source: [line], style: '' });

function mergeHalves(entries: Entry[]): Entry[] {
  const merged: Entry[] = [];
  for (const entry of entries) {
    const before = merged.at(-1);
    const text = (each: Entry) => each.heads.map((head) => head.text).join(' ');
    const isHalf =
      before &&
      !entry.period &&
      before.body.length === 0 &&
      ((isSchool(text(before)) && !isAward(text(before)) && isAward(text(entry)) && !isSchool(text(entry))) ||
        (isAward(text(before)) && !isSchool(text(before)) && isSchool(text(entry)) && !isAward(text(entry))));
    if (!isHalf) merged.push(entry);
    else {
      before.heads.push(...entry.heads);
      before.source.push(...entry.source);
      before.body.push(...entry.body);
    }
  }
  return merged;
}

interface Names {
  institution?: string;
  qualification?: string;
  subject?: string;
  grade?: string;
  others: string[];
}

function namesIn(entry: Entry): Names {
  const names: Names = { others: [] };
  const heads = entry.heads.map((head) => {
    const written = grade.exec(head.text)?.[0];
    if (!written || names.grade || schoolExams.test(head.text)) return head;
    names.grade = written;
    return { ...head, text: head.text.replace(written, ' ').replace(/\(\s*\)/g, '') };
  });
  const tokens = toTokens(heads).filter(
    ({ text }) => !/^(graduated|completed|awarded|expected|obtained|present)$/i.test(text),
  );
  const whole = heads.length === 1 && schoolExams.test(heads[0]!.text);
  const texts = whole ? splitExams(heads[0]!.text) : tokens.map(({ text }) => text);
  const institution = texts.find(
    (text) =>
      isSchool(text) &&
      !(
        isAward(text) &&
        /\b(in|of)\b.*\b(of|from)\b/.test(text) === false &&
        !schoolName.test(text) &&
        shortAward.test(text)
      ),
  );
  const qualification = texts.find((text) => text !== institution && isAward(text));
  const rest = texts.filter((text) => text !== institution && text !== qualification);
  if (institution) names.institution = institution;
  if (qualification) names.qualification = qualification;
  if (!institution && qualification) {
    const at = rest.findIndex((text, n) => !isPlaceLike(text) || n === 0);
    if (at >= 0) [names.institution] = rest.splice(at, 1);
  } else if (institution && !qualification) {
    const at = rest.findIndex((text) => !isPlaceLike(text) || rest.length === 1 || !text.includes(','));
    if (at >= 0) [names.qualification] = rest.splice(at, 1);
  }
  const places = new Set(
    tokens.filter(({ text, isAside }) => isAside && isPlaceLike(text)).map(({ text }) => text),
  );
  const subject = rest.findIndex(
    (text) =>
      names.qualification &&
      !/\d/.test(text) &&
      text.length < 80 &&
      !places.has(text) &&
      !isCertainPlace(text),
  );
  if (subject >= 0) [names.subject] = rest.splice(subject, 1);
  names.others = rest;
  return names;
}

function splitExams(text: string): string[] {
  const parts = text
    .split(/\t|\s[|•·–—-]\s|:\s|,\s+(?=\p{Lu}\p{Ll})/u)
    .map(trimEdges)
    .filter(Boolean);
  return [parts.filter((part) => !isSchool(part)).join(', '), ...parts.filter(isSchool)];
}

function readEntry(draft: CvDraft, entry: Entry, order: DateOrder): void {
  draft.readFrom(entry.source);
  const names = namesIn(entry);
  const text = entry.heads.map((head) => head.text).join(' ');
  if (!isSchool(text) && !isAward(text) && (entry.period?.end === undefined || entry.heads.length < 2)) {
    readTraining(draft, [...entry.source, ...entry.body], order);
    return;
  }
  const item = draft.add('education');
  if (!item) {
    for (const line of [...entry.source, ...entry.body]) draft.leave(line);
    return;
  }
  putDates(draft, 'education', item, entry.period ?? {});
  keep(draft, item, 'institution', names.institution?.replace(/(?<=\p{Ll}{3})\.$/u, ''), 0.9);
  keep(draft, item, 'qualification', names.qualification, 0.88);
  keep(draft, item, 'subject', names.subject, 0.65);
  keep(draft, item, 'grade', names.grade, 0.85);
  const details: TextLine[] = names.others.map((other) => ({ ...entry.source[0]!, text: other }));
  for (const line of entry.body) {
    const written = grade.exec(line.text)?.[0];
    draft.readFrom([line]);
    const isOnlyGrade = written && line.text.length < written.length + 30;
    if (
      isOnlyGrade &&
      draft.put('education', item, 'grade', line.text.length <= 60 ? line.text : written, 0.85)
    )
      continue;
    details.push(line);
  }
  leaveDetails(draft, details);
}

function keep(
  draft: CvDraft,
  item: DraftItem<'education'>,
  key: 'institution' | 'qualification' | 'subject' | 'grade',
  value: string | undefined,
  confidence: number,
) {
  if (value && !draft.put('education', item, key, value, confidence)) draft.leaveText(value);
}

function leaveDetails(draft: CvDraft, lines: TextLine[]): void {
  draft.addMisc('Education details', lines);
}

export function readTraining(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  const single = joinExpiry(lines).flatMap((line) => titlesIn(line.text).map((text) => ({ ...line, text })));
  let item: DraftItem<'training'> | undefined;
  let titleStyle: string | undefined;
  let waiting: ReturnType<typeof findDate>;
  const isDateFirst = isOnlyDate(single[0]?.text.replace(/^\W+|\W+$/g, '') ?? '', order);
  for (const line of single) {
    draft.readFrom([line]);
    const single = findDate(line.text, order);
    const isExpiry = single !== undefined && expiry.test(single.rest);
    const rest =
      single && !isSentence(line.text) ? single.rest.replace(isExpiry ? expiry : '', '') : line.text;
    const style = line.style ? `${line.style.size} ${line.style.isBold}` : undefined;
    titleStyle ??= style;
    const isBelow =
      item &&
      style !== undefined &&
      titleStyle?.endsWith('true') &&
      !style.endsWith('true') &&
      !line.isBullet;
    const isDateOnly = (item || isDateFirst) && single && /^\W*$/.test(rest);
    if (isDateOnly && isDateFirst) {
      waiting = single;
      continue;
    }
    if (isDateOnly && draft.put('training', item!, 'completed_on', single.date, sureOf(single, 0.9)))
      continue;
    if (isBelow && draft.put('training', item!, 'provider', trimEdges(rest), 0.8)) {
      if (single) draft.put('training', item!, 'completed_on', single.date, sureOf(single, 0.9));
      continue;
    }
    const [title = '', ...others] = rest
      .split(/\t|\s[|•·–—]\s|\s-\s|;\s/)
      .map(trimEdges)
      .filter(Boolean);
    item = title ? draft.add('training') : undefined;
    if (!item || !draft.put('training', item, 'title', title, 0.85)) {
      if (item) draft.sections.training.pop();
      item = undefined;
      draft.leave(line);
      continue;
    }
    if (single && rest !== line.text)
      draft.put('training', item, isExpiry ? 'expires_on' : 'completed_on', single.date, sureOf(single, 0.9));
    else if (waiting) draft.put('training', item, 'completed_on', waiting.date, sureOf(waiting, 0.9));
    waiting = undefined;
    const [provider, ...more] = others;
    if (provider) draft.put('training', item, 'provider', provider, 0.7) || draft.leaveText(provider);
    for (const other of more) draft.leaveText(other);
  }
}

const expiry = /[\s,(–-]*\b(?:valid (?:to|till|until)|expires?(?: on)?|expiry(?: date)?:?)\s*$/i;

// "… Driver Qualification" above "Card valid to 2028" is one licence.
function joinExpiry(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isEnd = /\bvalid (?:to|till|until)\b|\bexpir/i.test(line.text) && !line.isBullet && !line.gapBefore;
    if (!before?.isFull || !isEnd || /[.;)\d]$/.test(before.text)) {
      joined.push(line);
      continue;
    }
    const text = `${before.text} ${line.text}`;
    const source = [...(before.source ?? []), ...(line.source ?? [])];
    joined[joined.length - 1] = { ...before, text, ...(before.source && { source }) };
  }
  return joined;
}

function titlesIn(text: string): string[] {
  const sentences = text.split(/\.\s+(?=\p{Lu})/u);
  if (sentences.length > 2 && sentences.every((title) => title.length <= 60)) return sentences;
  return text.split(/(?<=\d\)),\s+/);
}

const isSentence = (text: string) => text.length > 120;

function putDates(draft: CvDraft, list: 'education', item: DraftItem<'education'>, period: Span): void {
  const { start, end } = period;
  const sure = sureOf(period, end === undefined ? 0.9 : 0.92);
  if (end === undefined) {
    draft.put(list, item, 'completed_on', start, sure);
    return;
  }
  draft.put(list, item, 'start_month', start, sure);
  if (end !== 'present') draft.put(list, item, 'end_month', end, sure);
}
