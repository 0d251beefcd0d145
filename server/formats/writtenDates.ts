import { dayOf } from './days.ts';

/** A month (YYYY-MM), or a year without a month (YYYY): a missing month is never made up. */
export type CvDate = string;

/** What 03/05/2016 means differs by country. */
export type DateOrder = 'day first' | 'month first';

export const dateOrderOf = (countryId: number): DateOrder =>
  countryId === 233 ? 'month first' : 'day first';

interface Period {
  start: CvDate;
  end: CvDate | 'present';
  rest: string;
  /** Set if the text is not clear: an open dash, "c. 2005", or 2009/10, which may be a month. */
  isGuess?: true;
}

interface SingleDate {
  date: CvDate;
  rest: string;
  isGuess?: true;
}

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(?<!\\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?';
const season =
  '(?:(?:early|mid|late)[- ])?(?:spring|summer|autumn|fall|winter|easter|michaelmas|q[1-4]|h[12])';
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?(?!\\d)';
const year = '(?:19|20)\\d{2}';
const shortYear = "'\\d{2}";
const longYear = `(?:${year}|${shortYear})`;
const anyYear = `(?:${longYear}|\\d{2}(?!\\d|:))`;
const time = '(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';
const number = '(?:0?[1-9]|1[0-2])';

// The longer form comes first, so that a day is never taken for a year.
const dayAndMonth = `${day}(?:\\s+of)?[\\s.-]*${month}`;
const monthAndDay = `${month}[\\s.-]*${day}`;
const fullDay = `(?:${dayAndMonth}[,\\s.-]*|${monthAndDay}(?:\\s*,\\s*|\\s+))${longYear}`;
const named = [fullDay, `${dayAndMonth}[,\\s.-]*${anyYear}`, `${month}[,\\s.-]*${anyYear}`].join('|');
const figures = [
  `${year}[-/.]${number}[-/.](?:0?[1-9]|[12]\\d|3[01])${time}`,
  ...['/', '\\.', '-'].map((sign) => `\\d{1,2}${sign}\\d{1,2}${sign}${year}${time}`),
  '\\d{1,2}/\\d{1,2}/\\d{2}',
  ...['\\.', '-'].map((sign) => `\\d{2}${sign}\\d{2}${sign}\\d{2}`),
  `\\d{1,2}\\s?[/.]\\s?${year}`,
  `${number}-${year}`,
  `${year}(?:[-/.]|\\s/\\s)(?:0[1-9]|1[0-2])(?!\\d)`,
  `${year}[-/][1-9](?![\\d/-])`,
].join('|');
const splitYear = `${year}/(?:\\d{2}|${year})(?!\\d)`;
const financialYear = `(?<!\\p{L})FY\\s?(?:${year}|'?\\d{2})(?:/(?:${year}|\\d{2}))?(?!\\d)`;
const about = '(?<!\\p{L})(?:c\\.|ca\\.?|circa|approx(?:\\.|imately)?|around|about)\\s*';
const loosely = '(?<!\\p{L})(?:early|mid|late|end\\s+of|start\\s+of)[\\s-]+';
const dates = [
  named,
  `${year}[- ]${month}(?:[- ]${day})?(?![,\\s]*\\d)`,
  splitYear,
  financialYear,
  figures,
  `${year}[\\s/-]+(?:q[1-4]|h[12])(?!\\w)`,
  `(?:(?<!\\p{L})${season},?[\\s/-]+(?:of\\s+)?)?${year}`,
  `(?<!\\p{L})${season},?\\s+${shortYear}`,
].join('|');
// Only before a day, because "The Sun, 2012" and "Mail on Sunday 2012" are names.
const dayAhead = `(?=${dayAndMonth}|${monthAndDay}|(?:\\d{1,2}[/.-]\\d{1,2}|${year}[-/.]\\d{1,2})[/.-]\\d)`;
const weekdays = `(?:(?<!\\p{L})(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+${dayAhead})?`;
const point = `${weekdays}(?:${about}|${loosely})?(?:${dates})`;
const compact = `${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])?`;
const present =
  '(?:(?:the\\s+)?pres(?:\\.|ent)?(?:\\s+(?:day|time))?|current(?:ly)?|now|on-?going|to\\s?date|date|today|still serving|\\.\\.\\.|…)';
const dash = '(?:-{1,3}|[–—−‒―])';
const between = `\\s*(?:${dash}>?|[~∼〜→─➔➜⟶]|(?:(?:up\\s+)?to|until|till?)(?:\\s+and\\s+including)?|through|thru|\\/)\\s*`;
const atEnd = '(?=\\s*(?:$|[\\t|)\\]•·]))';
const cellStart = '(?<=(?:^|[\\t|(\\[•·])\\s?)';
// 06.14, which could be a price or a time in the middle of a line.
const dotted = '(?:0[1-9]|1[0-2])\\.\\d{2}';
const inYears = '\\d{1,2}\\+?\\s*(?:years?|yrs?)\\.?';
const inMonths = '\\d{1,2}\\s*(?:months?|mos?)\\.?';
const duration = `(?:\\s*[(·•]\\s*(?:${inYears}(?:,?\\s*(?:and\\s+)?${inMonths})?|${inMonths})(?![\\p{L}\\d])\\s*\\)?)?`;
const after = "(?![./-]?\\d)(?!')";

const periodPattern = new RegExp(
  `(?:\\b(?:from|since)\\s+)?(?<![\\d/]|\\d\\.)(?:${[
    `between\\s+(?<first>${point})\\s+and\\s+(?<last>${point})(?!\\w)`,
    `(?<monthFrom>${month})${between}(?<monthTo>${month}[,\\s.-]*${longYear})(?!\\w)`,
    `(?<dayFrom>${dayAndMonth}|${monthAndDay})${between}(?<dayTo>${fullDay})(?!\\w)`,
    `(?<dayRange>${day}${between}${dayAndMonth}[,\\s.-]*${year}|${month}\\s+${day}${between}${day}(?:\\s*,\\s*|\\s+)${year})`,
    `(?<seasons>(?<!\\p{L})${season}${between}${season},?\\s+${year})`,
    `(?<figuresFrom>\\d{1,2}/\\d{1,2})${between}(?<figuresTo>\\d{1,2}/\\d{1,2}/${year})`,
    `(?<numberFrom>${number})\\s?[-–]\\s?(?<numberTo>${number}/${year})`,
    `(?<from>${point})(?:${between}(?<to>${point}|${present})(?!\\w)|\\s+(?:to date|onwards))`,
    `(?<eitherFrom>${named})\\s+and\\s+(?<eitherTo>${named})(?!\\w)(?!${between})`,
    `(?<compactFrom>${compact})${between}(?<compactTo>${compact}|${present})(?!\\w)`,
    `(?<yearFrom>${year})[–—/-](?<yearTo>\\d{2})`,
    `(?<spacedFrom>${year})\\s*(?:${dash}|to)\\s*(?<spacedTo>\\d{2})${atEnd}`,
    // Years of two digits, so only if both ends have them.
    `(?<shortFrom>${number}/\\d{2}|${shortYear})${between}(?<shortTo>${number}/\\d{2}|'?\\d{2}|${present})(?!\\w)`,
    `${cellStart}(?<dottedFrom>${dotted})${between}(?<dottedTo>${dotted}|${present})(?!\\w)`,
    `(?<![\\p{L}£$€])(?<dottedLastFrom>${dotted})${between}(?<dottedLastTo>${dotted}|${present})${atEnd}`,
    `(?<openFrom>${point})\\s*${dash}${atEnd}`,
  ].join('|')})${after}${duration}`,
  'iu',
);
const sincePattern = new RegExp(`\\b(?:since|from)\\s+(${point})${after}`, 'iu');
const pointPattern = new RegExp(`(?<![\\d/]|\\d\\.)(?:${point})${after}`, 'iu');
const presentOnly = new RegExp(`^${present}$`, 'i');

// Replaces each character by one character, so that positions stay the same.
const plain = (text: string) =>
  text
    .replace(/[\u2010\u2011\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032\u0060\u00b4]/g, "'")
    .replace(/[\uff10-\uff19]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
    .replace(/\uff0f/g, '/')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');

export function findPeriod(text: string, order: DateOrder = 'day first'): Period | undefined {
  const match = periodPattern.exec(plain(text));
  if (match) {
    const ends = ordersFrom(order)
      .map((each) => endsOf(match.groups ?? {}, each))
      .find(([start, end]) => start && end && (end === 'present' || !isReversed(start, end)));
    const [start, end] = ends ?? [];
    if (!start || !end) return undefined;
    return { start, end, rest: without(text, match), ...guessIn(match) };
  }
  const since = sincePattern.exec(plain(text));
  const start = since && (yearsOf(since[1]!)?.[0] ?? dateIn(since[1]!, order));
  return since && start
    ? { start, end: 'present', rest: without(text, since), ...guessIn(since) }
    : undefined;
}

const compactOnly = new RegExp(`^${compact}$`);
const compactDate = (text: string) => plausible(text.slice(0, 4), Number(text.slice(4, 6)));

export function findDate(text: string, order: DateOrder = 'day first'): SingleDate | undefined {
  const alone = plain(text).trim();
  const inFigures = compactOnly.test(alone) && compactDate(alone);
  if (inFigures) return { date: inFigures, rest: '' };
  const match = pointPattern.exec(plain(text));
  const years = match && yearsOf(match[0]);
  const date = years?.[1] ?? (match && dateIn(match[0], order));
  if (!match || !date) return undefined;
  return { date, rest: without(text, match), ...(years ? { isGuess: true } : guessIn(match)) };
}

const aboutPattern = new RegExp(about, 'iu');

function guessIn({ 0: written, groups }: RegExpExecArray): { isGuess?: true } {
  const { from = written, to, openFrom, eitherFrom } = groups ?? {};
  const isMonthOrYears =
    !areMonths(from, to) && [from, to].some((text) => text && isSplitYear(text) && isYearAndMonth(text));
  return openFrom || eitherFrom || aboutPattern.test(written) || isMonthOrYears ? { isGuess: true } : {};
}

const openPattern = new RegExp(`(?:${point})\\)?${between}(?:${month}\\s*)?$`, 'iu');

export const isHalfPeriod = (text: string): boolean => openPattern.test(plain(text).trimEnd());

export const startsWithPeriod = (text: string): boolean => periodPattern.exec(plain(text))?.index === 0;

export function isOnlyDate(text: string, order: DateOrder = 'day first'): boolean {
  const bare = text.replace(/^[\s(]+|[\s).,]+$/g, '');
  return presentOnly.test(bare) || findDate(bare, order)?.rest === '';
}

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
const shortFigures = /^(\d{1,2})[.-](\d{1,2})[.-](?=\d{2}$)/;

export function readDay(text: string, order: DateOrder): string | undefined {
  const written = plain(text).trim().replace(weekday, '').replace(shortFigures, '$1/$2/');
  const match = pointPattern.exec(written);
  if (match?.[0] !== written) return undefined;
  const { month, day } = partsOf(written, order);
  if (!month || day === undefined) return undefined;
  const iso = `${month}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === iso ? iso : undefined;
}

const ordersFrom = (order: DateOrder): DateOrder[] => [
  order,
  order === 'day first' ? 'month first' : 'day first',
];

// 06/15/2019 has one meaning in every country.
function dateIn(text: string, order: DateOrder): CvDate | undefined {
  const [usual, other] = ordersFrom(order) as [DateOrder, DateOrder];
  return toDate(text, usual) ?? toDate(text, other);
}

type Ends = [CvDate | undefined, CvDate | 'present' | undefined];

function endsOf(parts: Record<string, string | undefined>, order: DateOrder): Ends {
  const { first, last, from, to = 'present', monthFrom, monthTo, dayFrom, dayTo, dayRange, seasons } = parts;
  const { figuresFrom, figuresTo, numberFrom, numberTo, openFrom } = parts;
  const { compactFrom, compactTo } = parts;
  const shortFrom = parts.shortFrom ?? parts.dottedFrom ?? parts.dottedLastFrom;
  const shortTo = parts.shortTo ?? parts.dottedTo ?? parts.dottedLastTo;
  const { yearFrom = parts.spacedFrom, yearTo = parts.spacedTo } = parts;
  const { eitherFrom = first, eitherTo = last } = parts;
  if (eitherFrom && eitherTo) return [toDate(eitherFrom, order), toDate(eitherTo, order)];
  if (monthFrom && monthTo) return withSharedYear(monthFrom, toDate(monthTo, order));
  if (dayFrom && dayTo) return withSharedYear(dayFrom, toDate(dayTo, order));
  const range = dayRange ?? seasons;
  if (range) {
    const both = toDate(/(?:\d{4})$/.exec(range)![0], order);
    const inMonth = dayRange && both ? plausible(both, monthNamed(range)) : both;
    return [inMonth, inMonth];
  }
  if (figuresFrom && figuresTo)
    return [toDate(`${figuresFrom}/${figuresTo.slice(-4)}`, order), toDate(figuresTo, order)];
  if (numberFrom && numberTo)
    return [toDate(`${numberFrom}/${numberTo.slice(-4)}`, order), toDate(numberTo, order)];
  if (yearFrom && yearTo) return [yearFrom, plausible(yearFrom.slice(0, 2) + yearTo)];
  if (shortFrom && shortTo) return [shortDate(shortFrom), orPresent(shortTo, shortDate)];
  if (openFrom) return [toDate(openFrom, order), 'present'];
  if (compactFrom && compactTo) return [compactDate(compactFrom), orPresent(compactTo, compactDate)];
  const read = (text: string, at: 0 | 1) =>
    (areMonths(from, to) ? undefined : yearsOf(text)?.[at]) ?? toDate(text, order);
  return [read(from ?? '', 0), orPresent(to, (text) => read(text, 1))];
}

const isYearAndMonth = (text: string) => /^\d{4}\/(?:0?[1-9]|1[0-2])$/.test(text);
const isSplitYear = (text: string) => yearsOf(text) !== undefined;
// 2009/10 is a month next to 2011/03, and the first or last year of 2009 to 2010 elsewhere.
const areMonths = (...ends: Array<string | undefined>) =>
  ends.some((text) => text && isYearAndMonth(text) && !isSplitYear(text));

function yearsOf(text: string): [CvDate, CvDate] | undefined {
  const [, first = '', second = ''] = /(?<!\d)(\d{4}|\d{2})\/(\d{4}|\d{1,2})$/.exec(text) ?? [];
  const isFinancial = /^\D*FY/i.test(text);
  if (!second || (first.length === 2 && !isFinancial)) return undefined;
  const from = first.length === 4 ? first : fullYear(first);
  const until = from.slice(0, 4 - second.length) + second;
  return Number(until) === Number(from) + 1 && plausible(from) ? [from, until] : undefined;
}

const orPresent = (text: string, read: (text: string) => CvDate | undefined) =>
  presentOnly.test(text) ? 'present' : read(text);

// "November – February 2014" began in the year before.
function withSharedYear(from: string, end: CvDate | undefined): Ends {
  const start = monthNamed(from);
  if (!end || start === undefined) return [undefined, undefined];
  const isBefore = start <= Number(end.slice(5, 7));
  return [plausible(isBefore ? end.slice(0, 4) : `${Number(end.slice(0, 4)) - 1}`, start), end];
}

function shortDate(text: string): CvDate | undefined {
  const [, inMonth, inYear = ''] = /^(?:(\d{1,2})[/.])?'?(\d{2})$/.exec(text) ?? [];
  return inYear ? plausible(fullYear(inYear), inMonth ? Number(inMonth) : undefined) : undefined;
}

const isReversed = (start: CvDate, end: CvDate) =>
  end.slice(0, Math.min(start.length, end.length)) < start.slice(0, Math.min(start.length, end.length));

function without(text: string, match: RegExpExecArray): string {
  const before = text.slice(0, match.index).replace(/[\s,;:|(–—\-\t[•·]+$/, '');
  const rest = text.slice(match.index + match[0].length).replace(/^[\s,;:|)–—\-\t\].•·]+/, '');
  return before && rest ? `${before}\t${rest}` : before || rest;
}

const monthPattern = new RegExp(month, 'iu');

function monthNamed(text: string): number | undefined {
  const match = monthPattern.exec(text);
  return match ? names.indexOf(match[0].slice(0, 3).toLowerCase()) + 1 : undefined;
}

// People write two figures for years that they remember.
const fullYear = (short: string) => (Number(short) > 60 ? `19${short}` : `20${short}`);

const toDate = (text: string, order: DateOrder): CvDate | undefined => partsOf(text, order).month;

function partsOf(text: string, order: DateOrder): { month?: CvDate | undefined; day?: number } {
  const bare = text.replace(/[T ]\d{2}:\d{2}.*$/, '').replace(/(?<!\w)(?:q[1-4]|h[12])(?!\d)/i, '');
  const inMonth = monthNamed(bare);
  const digits: string[] = bare.match(/\d+/g) ?? [];
  const full = digits.find((part) => part.length === 4);
  const inYear = full ?? fullYear(digits.at(-1) ?? '');
  if (inMonth !== undefined) {
    const yearAt = full ? digits.indexOf(full) : digits.length - 1;
    const [day] = digits.filter((_, at) => at !== yearAt);
    return { month: plausible(inYear, inMonth), ...(day && { day: Number(day) }) };
  }
  if (digits.length === 1) return { month: plausible(inYear) };
  // 2014-03-01 has its month in the middle in every country.
  if (digits[0] === full || digits.length === 2) {
    const [, number, day] = digits[0] === full ? digits : [full, digits[0]];
    return { month: plausible(inYear, Number(number)), ...(day && { day: Number(day) }) };
  }
  const [first, second] = digits.map(Number);
  const [day = 0, number] = order === 'day first' ? [first, second] : [second, first];
  return day < 1 || day > 31 ? {} : { month: plausible(inYear, number), day };
}

function plausible(inYear: string, inMonth?: number): CvDate | undefined {
  if (!(Number(inYear) >= 1940 && Number(inYear) <= 2090)) return undefined;
  if (inMonth === undefined) return inYear;
  return inMonth < 1 || inMonth > 12 ? undefined : `${inYear}-${String(inMonth).padStart(2, '0')}`;
}
