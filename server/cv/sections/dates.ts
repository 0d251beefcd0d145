/** Dates as people write them: months, seasons and years alone, and the periods between them. */

/** A month (YYYY-MM), or a year alone (YYYY): a month that is not written is never made up. */
export type CvDate = string;

interface Period {
  start: CvDate;
  end: CvDate | 'present';
  rest: string;
}

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const nameOfMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const season = '(?:(?:early|mid|late)[- ])?(?:spring|summer|autumn|fall|winter|easter|michaelmas)';
const year = '(?:(?:19|20)\\d{2})';
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${nameOfMonth},?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:${year}|['’]\\d{2}|\\d{2}(?!\\d|:))`,
  `(?:\\d{1,2}[/.])?\\d{1,2}\\s?[/.]\\s?${year}`,
  `${year}(?:[-/.]|\\s/\\s)(?:0[1-9]|1[0-2])(?:-\\d\\d)?(?!\\d)`,
  `(?:${season},?\\s+)?${year}`,
].join('|');
const present =
  '(?:(?:the\\s+)?present(?:\\s+day)?|current(?:ly)?|now|on-?going|to\\s?date|date|today|still serving|\\.\\.\\.|…)';
const between = '\\s*(?:-|–|—|−|‐|‑|~|→|to|until|till|through|thru|\\/)\\s*';
const periodPattern = new RegExp(
  `(?:\\b(?:from|since)\\s+)?(?<![\\d/])(?:(${point})(?:${between}(${point}|${present})(?!\\w)|\\s+(to date|onwards))|(${nameOfMonth})${between}(${nameOfMonth},?\\s*${year})|(${year})[–—/-](\\d{2}))(?![\\d])`,
  'i',
);
const sincePattern = new RegExp(`\\b(?:since|from)\\s+(${point})(?![\\d])`, 'i');
const pointPattern = new RegExp(`(?<![\\d/])(?:${point})(?![\\d])`, 'i');
const presentOnly = new RegExp(`^${present}$`, 'i');

export function findPeriod(text: string): Period | undefined {
  const match = periodPattern.exec(text);
  if (match) {
    const [start, end] = endsOf(match);
    if (!start || !end || (end !== 'present' && isReversed(start, end))) return undefined;
    return { start, end, rest: without(text, match) };
  }
  const since = sincePattern.exec(text);
  const start = since && toDate(since[1]!);
  return since && start ? { start, end: 'present', rest: without(text, since) } : undefined;
}

function endsOf(match: RegExpExecArray): [CvDate | undefined, CvDate | 'present' | undefined] {
  const [, from, to, , monthFrom, monthTo, yearFrom, yearTo] = match;
  if (monthFrom && monthTo) return [toDate(`${monthFrom} ${/\d{4}/.exec(monthTo)![0]}`), toDate(monthTo)];
  if (yearFrom && yearTo) return [toDate(yearFrom), toDate(yearFrom.slice(0, 2) + yearTo)];
  const last = to ?? 'present';
  return [toDate(from ?? ''), presentOnly.test(last) ? 'present' : toDate(last)];
}

const isReversed = (start: CvDate, end: CvDate) =>
  end.slice(0, Math.min(start.length, end.length)) < start.slice(0, Math.min(start.length, end.length));

export function findDate(text: string): { date: CvDate; rest: string } | undefined {
  const match = pointPattern.exec(text);
  const date = match && toDate(match[0]);
  return match && date ? { date, rest: without(text, match) } : undefined;
}

function without(text: string, match: RegExpExecArray): string {
  const before = text.slice(0, match.index).replace(/[\s,;:|(–—\-\t[•·]+$/, '');
  const after = text.slice(match.index + match[0].length).replace(/^[\s,;:|)–—\-\t\].•·]+/, '');
  return before && after ? `${before}\t${after}` : before || after;
}

function toDate(text: string): CvDate | undefined {
  const lower = text.toLowerCase();
  const named = new RegExp(nameOfMonth).exec(lower);
  const digits = lower.match(/\d+/g) ?? [];
  const full = digits.find((part) => part.length === 4);
  if (named) {
    const short = digits.at(-1) ?? '';
    const inYear = full ?? (Number(short) > 60 ? `19${short}` : `20${short.padStart(2, '0')}`);
    return plausible(inYear, names.indexOf(named[0].slice(0, 3)) + 1);
  }
  if (!full) return undefined;
  const others = digits.filter((part) => part !== full);
  if (others.length === 0) return plausible(full);
  // 2014-03-01 has its month first, 01.03.2014 last.
  return plausible(full, Number(digits[0] === full ? others[0] : others.at(-1)));
}

function plausible(inYear: string, month?: number): CvDate | undefined {
  if (Number(inYear) < 1940 || Number(inYear) > 2090) return undefined;
  if (month === undefined) return inYear;
  return month < 1 || month > 12 ? undefined : `${inYear}-${String(month).padStart(2, '0')}`;
}
