// The period of an entry in its head, with further periods of the same post.
import {
  type CvDate,
  type DateOrder,
  findDate,
  findPeriod,
  startsWithPeriod,
} from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import { isProse } from './prose.ts';

export interface Span {
  start?: CvDate;
  end?: CvDate | 'present';
  isGuess?: true;
}

/** Low enough for review if the value is a guess. */
export const sureOf = ({ isGuess }: Span, sure: number) => (isGuess ? 0.6 : sure);

export interface Dated {
  text: string;
  period: Span;
  again?: Span[];
  isDateFirst?: boolean;
  /** Words for a time that is not known. */
  vague?: string;
}

const noDates =
  /^\(?(dates? (?:up)?on request|dates? (?:unknown|withheld|not known|to be confirmed)|(?:a few|some|several|many|various|two|three|four|five) (?:summers|winters|seasons|months|years)|various(?: dates)?|undated|n\/a)\)?$/i;

export function takePeriod(line: TextLine, order: DateOrder): Dated | undefined {
  const period = findPeriod(line.text, order);
  if (period) {
    const { rest: first, ...span } = period;
    const { rest, again } = furtherPeriods(first, order);
    const isSentence = rest.length > 130 || (isText(line, rest) && !line.text.includes('\t'));
    if (isSentence && rest !== '') return undefined;
    const isDateFirst = startsWithPeriod(line.text) && rest.includes('\t');
    return { text: rest, period: span, isDateFirst, ...(again.length > 0 && { again }) };
  }
  const cells = line.text.split(/\t|\s[|•·]\s/);
  for (const cell of cells) {
    const single = findDate(cell, order);
    const isAlone =
      single && (/^\W*$/.test(single.rest) || /^(expected|graduated|completed)\W*$/i.test(single.rest));
    if (isAlone) {
      const text = cells.filter((other) => other !== cell).join('\t');
      return { text, period: startOf(single) };
    }
  }
  const vague = cells.find((cell) => noDates.test(cell.trim()));
  if (vague) return { text: cells.filter((cell) => cell !== vague).join('\t'), period: {}, vague };
  const opening = /^([^\t]{4,16}?)\s+[-–—|·]\s+(?=\S)/.exec(line.text);
  const first = opening && findDate(opening[1]!, order);
  if (first && first.rest === '') return { text: line.text.slice(opening[0].length), period: startOf(first) };
  // "May 20, 2015" is one date.
  for (const atEnd of [/[,(]\s*([^,()]+,\s*[^,()]+)\)?$/, /[,(]\s*([^,()]+)\)?$/]) {
    const last = atEnd.exec(line.text);
    const single = last && findDate(last[1]!, order);
    if (single && single.rest === '' && line.text.length < 180)
      return { text: line.text.slice(0, last.index).trim(), period: startOf(single) };
  }
  return undefined;
}

const isText = (line: TextLine, rest: string) =>
  isProse({ ...line, text: rest }) &&
  !(startsWithPeriod(line.text) && !/[.!?]$/.test(rest) && !isProse({ ...line, text: rest.slice(0, 90) }));

const startOf = ({ date, isGuess }: { date: CvDate; isGuess?: true }): Span => ({
  start: date,
  ...(isGuess && { isGuess }),
});

const mostPeriods = 4;
const links = /^[\s,;|/&+]*(?:and\b)?[\s,;|/&+]*$/i;

// "Jan 2015 – Mar 2016, Jun 2017 – Dec 2018"
function furtherPeriods(text: string, order: DateOrder): { rest: string; again: Span[] } {
  const again: Span[] = [];
  let rest = text;
  while (again.length < mostPeriods) {
    const next = findPeriod(rest, order);
    if (!next) break;
    const { rest: left, ...span } = next;
    again.push(span);
    rest = left;
  }
  const cells = rest
    .split('\t')
    .map((cell) => cell.replace(/^(?:and\b|[\s,;/&])+|(?:[\s,;/&]|\band)+$/gi, ''));
  return again.length > 0
    ? { rest: cells.filter((cell) => !links.test(cell)).join('\t'), again }
    : { rest, again };
}
