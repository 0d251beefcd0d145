import { type DateOrder, findDate, findPeriod } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import type { Span } from './entries.ts';
import { jobTermsIn } from './jobTerms.ts';

type Label =
  | 'title'
  | 'employer'
  | 'from'
  | 'to'
  | 'dates'
  | 'place'
  | 'duties'
  | 'school'
  | 'award'
  | 'subject'
  | 'grade';

export interface LabelledEntry {
  facts: Partial<Record<Label, string>>;
  period?: Span;
  body: TextLine[];
  source: TextLine[];
}

interface Labelled {
  entries: LabelledEntry[];
  loose: TextLine[];
}

const duties = '(duties|responsibilities|achievements|description)';
const schools = '(school|college|university|institution|establishment)';

const labels: Array<[Label, RegExp]> = [
  [
    'title',
    new RegExp(
      `^((job|position|role) )?title$|^(position|role|post|job|occupation|appointment)( held)?$|^(rank and )?((job|position|role) )?(title|position|role|post|job|appointment)( held)?( and (rank|((main|key|your) )?${duties}))+$`,
    ),
  ],
  [
    'employer',
    /^(name of )?(employer|company|organi[sz]ation)( name)?( and (address|location|place))*$|^(employers name|name and address of employer|unit and (location|place))$/,
  ],
  ['from', /^(date )?(from|started)$|^start( date)?$/],
  ['to', /^(date )?(to|until|left|ended)$|^(end|finish|leaving)( date)?$/],
  [
    'dates',
    /^(dates?|period|years?)( (employed|attended|of employment|completed|awarded|from and to|from to))?$|^from (and )?to$/,
  ],
  ['place', /^(location|town|city|town or city|place)$/],
  [
    'duties',
    /^((describe|list|outline) )?((your|main|key|brief|summary of|description of) )*(duties|responsibilities|achievements)( and (duties|responsibilities|achievements))?$/,
  ],
  ['school', new RegExp(`^(name of )?${schools}( (or|and) ${schools})*( name)?$`)],
  [
    'award',
    /^(qualifications?|degree|award)( and (grades?|subjects?|level|results?))*( (gained|obtained|achieved|awarded))?$/,
  ],
  ['subject', /^(subjects?|course|field of study)( studied)?$/],
  ['grade', /^(grades?|results?|classification)( obtained)?$/],
];

function labelOf(text: string): Label | undefined {
  const words = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[/&]/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return labels.find(([, wording]) => wording.test(words))?.[0];
}

const headers: Record<Label, string> = {
  title: 'Job title',
  employer: 'Employer',
  from: 'From',
  to: 'To',
  dates: 'Dates',
  place: 'Location',
  duties: 'Duties',
  school: 'School',
  award: 'Qualification',
  subject: 'Subject',
  grade: 'Grade',
};

export function columnHeads(cells: string[]): string[] | undefined {
  const columns = cells.flatMap((cell) => labelOf(cell) ?? []);
  const hasAny = (...some: Label[]) => some.some((label) => columns.includes(label));
  const isTable =
    cells.length > 1 && columns.length === cells.length && new Set(columns).size === cells.length;
  return isTable && hasAny('dates', 'from') && hasAny('title', 'employer', 'school', 'award')
    ? columns.map((label) => headers[label])
    : undefined;
}

function factsIn({ text, isBullet }: TextLine): Array<[Label, string]> | undefined {
  if (isBullet) return undefined;
  const cells = text.split('\t').map((cell) => cell.trim());
  const facts: Array<[Label, string]> = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at]!;
    const [, name = cell, value = ''] = /^([^:]{2,40}?)\s*:\s*(.*)$/.exec(cell) ?? [];
    const label = labelOf(name);
    if (!label) return undefined;
    const next = cells[at + 1];
    const isOfNext = value === '' && next !== undefined && !labelOf(next.replace(/:.*$/, ''));
    facts.push([label, isOfNext ? next : value]);
    if (isOfNext) at += 1;
  }
  return facts;
}

const isDateLabel = (label: Label) => ['from', 'to', 'dates'].includes(label);
const dateLike = /\d{2}|present|current|now|to date|ongoing/i;

export function labelledEntries(
  lines: TextLine[],
  needed: readonly [Label, Label],
  order: DateOrder,
): Labelled | undefined {
  const read = lines.map((line) => ({ line, facts: factsIn(line) }));
  const first = read.findIndex(({ facts }) => facts);
  if (first < 0 || lines.slice(0, first).some(({ text }) => findPeriod(text, order))) return undefined;
  const all = new Set(read.flatMap(({ facts = [] }) => facts.map(([label]) => label)));
  // "Location: Leeds" below the head of an entry does not make a form of it.
  const isForm =
    needed.every((label) => all.has(label)) ||
    all.has('from') ||
    all.has('dates') ||
    read.slice(first).every(({ facts }) => facts);
  if (!isForm || !needed.some((label) => all.has(label))) return undefined;
  const labelled: Labelled = { entries: [], loose: lines.slice(0, first) };
  let waiting: Label | undefined;
  for (const { line, facts } of read.slice(first)) {
    for (const [label, value] of facts ?? []) {
      const open = labelled.entries.at(-1);
      if (!open || (label !== 'duties' && open.facts[label] !== undefined))
        labelled.entries.push({ facts: {}, body: [], source: [] });
      const entry = labelled.entries.at(-1)!;
      entry.source.push(line);
      if (label !== 'duties') entry.facts[label] = value;
      else if (value) entry.body.push({ ...line, text: value });
      waiting = value === '' && label !== 'duties' ? label : undefined;
    }
    if (facts) continue;
    const entry = labelled.entries.at(-1)!;
    if (waiting && !line.isBullet && (!isDateLabel(waiting) || dateLike.test(line.text))) {
      entry.facts[waiting] = line.text;
      entry.source.push(line);
    } else if (!line.isBullet && /^[^:.]{2,40}:\s/.test(line.text) && !jobTermsIn(line.text))
      labelled.loose.push(line);
    else entry.body.push(line);
    waiting = undefined;
  }
  const filled = labelled.entries.filter(
    ({ facts, body }) => body.length > 0 || Object.values(facts).some(Boolean),
  );
  if (filled.length === 0 || !filled.every(({ facts }) => needed.some((label) => facts[label])))
    return undefined;
  const entries = filled.map((entry) => {
    const { dates, from, to } = entry.facts;
    const written = [dates || from, to].filter(Boolean).join(' - ');
    const period = periodIn(written, order);
    const isRead = period && (period.end !== undefined || !to);
    if (written && !isRead) labelled.loose.push({ ...entry.source[0]!, text: written });
    return { ...entry, ...(period && { period }) };
  });
  return { ...labelled, entries };
}

function periodIn(written: string, order: DateOrder): Span | undefined {
  const whole = findPeriod(written, order);
  if (whole) {
    const { rest: _, ...span } = whole;
    return span;
  }
  const single = findDate(written, order);
  return single && { start: single.date, ...(single.isGuess && { isGuess: single.isGuess }) };
}
