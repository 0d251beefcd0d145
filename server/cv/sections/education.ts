import { type DateOrder, findDate, findPeriod } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import { detailsIn, gradeOf, restOf, subjectOf } from './educationDetails.ts';
import { type Entry, type Span, sureOf, toEntries } from './entries.ts';
import { type LabelledEntry, labelledEntries } from './labelled.ts';
import { isCertainPlace, isPlaceLike } from './lexicons.ts';
import { toTokens, trimEdges } from './tokens.ts';
import { readTraining } from './training.ts';

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
  const { loose, entries } = toEntries(lines.map(withDateCell), order, detailsIn);
  const single = (line: TextLine): Entry =>
    toEntries([{ ...line, isBullet: false }], order, detailsIn).entries[0] ?? asEntry(line);
  const isList = entries.length === 0;
  const before = isList ? loose : loose.filter(isEducational);
  for (const entry of mergeHalves(before.map(single))) readEntry(draft, entry, order);
  if (!isList)
    leaveDetails(
      draft,
      loose.filter((line) => !isEducational(line)),
    );
  for (const entry of mergeHalves(entries)) readEntry(draft, entry, order);
}

// "Bachelor's Degree 05/2020": elsewhere, a date that only a space divides may be part of a name.
function withDateCell(line: TextLine): TextLine {
  const { text } = line;
  if (text.includes('\t') || text.length > 120 || findPeriod(text) || !isEducational(line)) return line;
  const [, name, date] = /^(.*?[^\s,(–-])\s+((?:\p{L}+\.?\s+|\d{1,2}\/)?(?:19|20)\d{2})$/u.exec(text) ?? [];
  const dated = [date, date?.split(' ').at(-1)].find((each) => each && findDate(each)?.rest === '');
  // In "College, June 2015" the month is part of the date.
  const isPart = findDate(`${name?.split(' ').at(-1)} ${dated}`)?.rest === '';
  return name && dated && !isPart
    ? { ...line, text: `${text.slice(0, -dated.length).trim()}\t${dated}` }
    : line;
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
function asEntry(line: TextLine): Entry {
  const details = detailsIn(line.text);
  const heads = details ? [{ ...line, text: details.rest }].filter(({ text }) => text) : [line];
  return { heads, ...(details && { aside: details.texts }), body: [], source: [line], style: '' };
}

// A school, its award and the details of both are often a line each.
function mergeHalves(entries: Entry[]): Entry[] {
  const merged: Entry[] = [];
  for (const entry of entries) {
    const before = merged.at(-1);
    if (before && isHalf(before, entry)) merged[merged.length - 1] = joined(before, entry);
    else merged.push(entry);
  }
  return merged;
}

function isHalf(before: Entry, { heads, period, aside }: Entry): boolean {
  if (heads.length === 0) return aside !== undefined;
  if (before.body.length > 0 || (period && before.period)) return false;
  const [above, below] = [before.heads, heads].map((lines) => lines.map(({ text }) => text).join(' '));
  const names = (text = '') => [isSchool(text), isAward(text)];
  const [[school, award], [otherSchool, otherAward]] = [names(above), names(below)];
  return school !== award && otherSchool !== otherAward && school !== otherSchool;
}

function joined(before: Entry, entry: Entry): Entry {
  const period = before.period ?? entry.period;
  const aside = [...(before.aside ?? []), ...(entry.aside ?? [])];
  return {
    ...before,
    heads: [...before.heads, ...entry.heads],
    source: [...before.source, ...entry.source],
    body: [...before.body, ...entry.body],
    ...(period && { period }),
    ...(aside.length > 0 && { aside }),
  };
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
  const [, campus, town] = townAfterSchool.exec(institution ?? '') ?? [];
  if (town) rest.push(town);
  if (institution) names.institution = campus ?? institution;
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

const townAfterSchool =
  /^(.*\b(?:Campus|University(?! (?:Park|Heights|City|Place)\b)|College(?! (?:Station|Park|Point)\b)|Institute|School|Academy))\s+(\p{Lu}[\p{L}.' -]*,\s*[A-Z]{2}\b.*)$/u;

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
  const { aside = [] } = entry;
  const subject = subjectOf(aside);
  keep(draft, item, 'subject', subject ?? names.subject, subject ? 0.9 : 0.65);
  const grades = [names.grade, gradeOf(aside)].filter(Boolean).join(', ');
  keep(draft, item, 'grade', grades, 0.85);
  const others = [...(subject && names.subject ? [names.subject] : []), ...names.others];
  const details: TextLine[] = [...others, ...restOf(aside)].map((text) => ({ ...entry.source[0]!, text }));
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
