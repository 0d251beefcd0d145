export interface Month {
  month: string;
  /** False if only a year was written; the month is then January. */
  isExact: boolean;
}

export interface Period {
  start: Month;
  end: Month | 'present';
  rest: string;
}

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const nameOfMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const season = '(?:spring|summer|autumn|fall|winter)';
const year = '(?:(?:19|20)\\d{2})';
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${nameOfMonth}\\.?,?\\s*(?:${year}|['’]\\d{2}|\\d{2}(?!\\d))`,
  `(?:\\d{1,2}[/.])?\\d{1,2}\\s?[/.]\\s?${year}`,
  `${year}[-/.](?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:${season}\\s+)?${year}`,
].join('|');
const present = '(?:present|current(?:ly)?|now|ongoing|to\\s?date|date|today|still serving)';
const between = '\\s*(?:-|–|—|−|~|to|until|till|through|thru|\\/)\\s*';
const periodPattern = new RegExp(
  `(?:\\b(?:from|since)\\s+)?(?<![\\d/])(${point})(?:(?:${between})(${point}|${present})|\\s+(to date|onwards))(?![\\d])`,
  'i',
);
const sincePattern = new RegExp(`\\b(?:since|from)\\s+(${point})(?![\\d])`, 'i');
const pointPattern = new RegExp(`(?<![\\d/])(?:${point})(?![\\d])`, 'i');

export function findPeriod(text: string): Period | undefined {
  const match = periodPattern.exec(text);
  if (match) {
    const start = toMonth(match[1]!);
    const last = match[2] ?? 'present';
    const end = new RegExp(`^${present}$`, 'i').test(last) ? 'present' : toMonth(last);
    if (!start || !end) return undefined;
    if (end !== 'present' && end.month < start.month.slice(0, end.isExact ? 7 : 4)) return undefined;
    return { start, end, rest: without(text, match) };
  }
  const since = sincePattern.exec(text);
  const start = since && toMonth(since[1]!);
  return since && start ? { start, end: 'present', rest: without(text, since) } : undefined;
}

export function findMonth(text: string): { found: Month; rest: string } | undefined {
  const match = pointPattern.exec(text);
  const found = match && toMonth(match[0]);
  return match && found ? { found, rest: without(text, match) } : undefined;
}

function without(text: string, match: RegExpExecArray): string {
  const before = text.slice(0, match.index).replace(/[\s,;:|(–—\-\t[]+$/, '');
  const after = text.slice(match.index + match[0].length).replace(/^[\s,;:|)–—\-\t\].]+/, '');
  return before && after ? `${before}\t${after}` : before || after;
}

function toMonth(text: string): Month | undefined {
  const lower = text.toLowerCase();
  const named = new RegExp(nameOfMonth).exec(lower);
  const digits = lower.match(/\d+/g) ?? [];
  const full = digits.find((part) => part.length === 4);
  if (named) {
    const short = digits.at(-1) ?? '';
    const inYear = full ?? (Number(short) > 60 ? `19${short}` : `20${short.padStart(2, '0')}`);
    return sound(inYear, names.indexOf(named[0].slice(0, 3)) + 1, true);
  }
  if (!full) return undefined;
  const others = digits.filter((part) => part !== full);
  return sound(full, others.length ? Number(others.at(-1)) : 1, others.length > 0);
}

function sound(inYear: string, month: number, isExact: boolean): Month | undefined {
  if (Number(inYear) < 1940 || Number(inYear) > 2090 || month < 1 || month > 12) return undefined;
  return { month: `${inYear}-${String(month).padStart(2, '0')}`, isExact };
}
