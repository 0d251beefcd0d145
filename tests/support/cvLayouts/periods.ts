/** Periods of work in the forms that people write. */
import type { Random } from './random.ts';

export interface WrittenPeriod {
  period: string;
  start?: string;
  end?: string;
  again?: { start: string; end: string };
}

interface Month {
  year: number;
  month: number;
}

const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const long = 'January February March April May June July August September October November December'.split(
  ' ',
);
const seasons = 'Spring Summer Autumn Winter'.split(' ');
const iso = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`;
const figures = ({ year, month }: Month) => `${String(month).padStart(2, '0')}/${year}`;
const shortly = ({ year, month }: Month) => `${short[month - 1]} ${year}`;
const fully = ({ year, month }: Month) => `${long[month - 1]} ${year}`;

type Writer = (from: Month, to: Month | undefined, random: Random) => WrittenPeriod;

const inMonths =
  (write: (month: Month) => string, between: string): Writer =>
  (from, to) => ({
    period: `${write(from)}${between}${to ? write(to) : 'Present'}`,
    start: iso(from),
    ...(to && { end: iso(to) }),
  });

const inYears =
  (write: (from: Month, to: Month, random: Random) => string): Writer =>
  (from, to = { year: from.year + 2, month: 6 }, random) => ({
    period: write(from, to, random),
    start: String(from.year),
    end: String(to.year),
  });

export const usualPeriods: Writer[] = [
  inMonths(shortly, ' – '),
  inMonths(fully, ' - '),
  inMonths(figures, ' – '),
  inMonths(fully, ' to '),
  inYears((from, to) => `${from.year} – ${to.year}`),
  inYears((from, to) => `${from.year}-${to.year}`),
];

const laterOf = ({ year, month }: Month): Month => ({ year: year + 1, month });

export const rarePeriods: Record<string, Writer> = {
  'two periods of a post': (from, _, random) => {
    const [until, back, last] = [
      laterOf(from),
      { ...from, year: from.year + 2 },
      { ...from, year: from.year + 3 },
    ];
    const write = random.pick([shortly, figures, fully]);
    const link = random.pick([', ', ' and ', '; ', ' / ']);
    return {
      period: `${write(from)} – ${write(until)}${link}${write(back)} – ${write(last)}`,
      start: iso(from),
      end: iso(until),
      again: { start: iso(back), end: iso(last) },
    };
  },
  'seasons of two years': inYears((from, to, random) => {
    const name = () => random.pick(seasons);
    return `${name()} ${from.year}${random.pick([' – ', ' to ', ' - '])}${name()} ${to.year}`;
  }),
  quarters: inYears((from, to, random) => {
    const quarter = () => `Q${random.between(1, 4)}`;
    return random.pick([
      `${quarter()} ${from.year} – ${quarter()} ${to.year}`,
      `${from.year} ${quarter()} – ${to.year} ${quarter()}`,
      `${quarter()}/${from.year} to ${quarter()}/${to.year}`,
    ]);
  }),
  'up to and including': (from, to = laterOf(from), random) => ({
    period: `${fully(from)} ${random.pick(['up to and including', 'to and including', 'until and including'])} ${fully(to)}`,
    start: iso(from),
    end: iso(to),
  }),
  'between … and …': (from, to = laterOf(from), random) => ({
    period: `${random.pick(['Between ', ''])}${shortly(from)} and ${shortly(to)}`,
    start: iso(from),
    end: iso(to),
  }),
  'no readable period': (_, __, random) => ({
    period: random.pick(['', 'Dates on request', 'two summers', 'several years']),
  }),
};

/** From the latest job back, with a gap of some months between them. */
export function periodsOf(random: Random, count: number, kind: string | undefined): WrittenPeriod[] {
  const usual = random.pick(usualPeriods);
  const rareAt = random.between(0, count - 1);
  let year = 2024;
  return Array.from({ length: count }, (_, at) => {
    const isLatest = at === 0 && random.isLucky(0.5);
    const to = { year, month: random.between(1, 12) };
    const from = { year: year - random.between(2, 4), month: random.between(1, 12) };
    const rare = kind !== undefined && at === rareAt ? rarePeriods[kind] : undefined;
    year = from.year - 1;
    if (rare) {
      year = from.year - 4;
      return rare({ ...from, year: from.year - 3 }, { ...from, year: from.year - 1 }, random);
    }
    return usual(from, isLatest ? undefined : to, random);
  });
}
