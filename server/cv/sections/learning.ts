import type { Line } from '../files/lines.ts';
import { findMonth, findPeriod } from './dates.ts';
import type { CvDraft, Item } from './draft.ts';

const school =
  /\b(university|college|school|academy|institute|polytechnic|sixth form|centre|center|faculty|campus|OU)\b/i;
const award =
  /\b(bsc|b\.?sc|ba|b\.?a\.|b\.?s\.|beng|meng|msc|m\.?s\.|ma|mba|phd|llb|pgce|pgcert|hnd|hnc|nvq|svq|btec|gcses?|o[- ]levels?|a[- ]levels?|as[- ]levels?|highers?|diploma|degree|bachelors?|masters?|associates?|certificate|foundation|level \d|city (&|and) guilds|apprenticeship|ged|minor in|major in|a\.?a\.?s\.?|a\.a\.|functional skills)\b/i;
const schoolExams = /^(\d+ )?(gcses?|[ao][- ]levels?|highers?)\b/i;
const gradePattern =
  /\b((upper |lower )?(first|second|third)[- ]class( hono(u)?rs)?|[12]:[12]|distinction|merit|pass|gpa:? ?\d(\.\d+)?( ?\/ ?\d(\.\d+)?)?|grades? [A-G*\d][A-G*\d ,to–-]*|cum laude|magna cum laude|summa cum laude|hono(u)?rs list)(?=$|[\s,;)])/i;

export function readEducation(draft: CvDraft, lines: Line[]): void {
  let item: Item<'education'> | undefined;
  for (const line of lines) {
    const dated = takeDates(line.text);
    const grade = gradePattern.exec(dated.rest)?.[0];
    const text = grade ? tidy(dated.rest.replace(grade, '')) : dated.rest;
    const pieces = schoolExams.test(text) ? [text] : text.split(/\t|\s[|•·–—]\s|\s-\s|,\s+(?![^(]*\))/);
    const parts = pieces.map(tidy).filter(Boolean);
    const institution = parts.find(
      (part) => school.test(part) && !/^(high school diploma|school certificate)/i.test(part),
    );
    const qualification = parts.find((part) => part !== institution && award.test(part));
    const isNew =
      !item ||
      (institution && item.institution) ||
      (qualification && item.qualification) ||
      (line.gapBefore && (institution || qualification) && item.institution && item.qualification);
    if (!institution && !qualification && dated.found && dated.rest) {
      readTraining(draft, [line]);
      continue;
    }
    if (!institution && !qualification && (!item || (!dated.found && !grade))) {
      draft.leave(line.text);
      continue;
    }
    if (isNew) item = draft.add('education');
    if (!item) {
      draft.leave(line.text);
      continue;
    }
    putDates(draft, 'education', item, dated);
    if (institution)
      draft.put('education', item, 'institution', institution, 0.9) || draft.leave(institution);
    if (qualification)
      draft.put('education', item, 'qualification', qualification, 0.88) || draft.leave(qualification);
    if (grade) draft.put('education', item, 'grade', grade, 0.85) || draft.leave(grade);
    const others = parts.filter((part) => part !== institution && part !== qualification);
    const [subject, ...more] = others;
    if (subject && !(qualification && draft.put('education', item, 'subject', subject, 0.65)))
      draft.leave(subject);
    for (const other of more) draft.leave(other);
  }
}

export function readTraining(draft: CvDraft, lines: Line[]): void {
  const single = lines.flatMap((line) => line.text.split(/(?<=\d\)),\s+/).map((text) => ({ ...line, text })));
  for (const line of single) {
    const dated = takeDates(line.text);
    const [title = '', ...others] = dated.rest
      .split(/\t|\s[|•·–—]\s|\s-\s|;\s/)
      .map(tidy)
      .filter(Boolean);
    const item = title ? draft.add('training') : undefined;
    if (!item || !draft.put('training', item, 'title', title, 0.85)) {
      if (item) draft.sections.training.pop();
      draft.leave(line.text);
      continue;
    }
    putDates(draft, 'training', item, dated);
    const [provider, ...more] = others;
    if (provider) draft.put('training', item, 'provider', provider, 0.7) || draft.leave(provider);
    for (const other of more) draft.leave(other);
  }
}

function takeDates(text: string) {
  const period = findPeriod(text);
  if (period) return { found: true, start: period.start, end: period.end, rest: tidy(period.rest) };
  const single = findMonth(text);
  if (single) return { found: true, on: single.found, rest: tidy(single.rest) };
  return { found: false, rest: tidy(text) };
}

function putDates<List extends 'education' | 'training'>(
  draft: CvDraft,
  list: List,
  item: Item<List>,
  dated: ReturnType<typeof takeDates>,
): void {
  if (dated.start) draft.put(list, item, 'start_month', dated.start.month, dated.start.isExact ? 0.92 : 0.55);
  if (dated.end && dated.end !== 'present')
    draft.put(list, item, 'end_month', dated.end.month, dated.end.isExact ? 0.92 : 0.55);
  if (dated.on) draft.put(list, item, 'completed_on', dated.on.month, dated.on.isExact ? 0.9 : 0.55);
}

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/\b(graduated|completed|awarded|achieved|expected|obtained)\s*:?(?=\s*($|[|\t]))/i, '')
    .replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/g, '')
    .replace(/[ ]{2,}/g, ' ')
    .trim();
