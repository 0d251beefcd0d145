// Pay that is typed in a search: “£40k”, “$30/hr”, “driver 60k”.
import { currencyOfCountry } from '../formats/currencyOfCountry.ts';

export interface PaySought {
  written: string;
  /** In minor units. */
  amount: number;
  per: 'hour' | 'day' | 'month' | 'year';
  label: string;
}

const periods = {
  hour: /^(h|hr|hrs|hour|hourly)$/,
  day: /^(d|day|daily)$/,
  month: /^(m|mo|mth|month|monthly)$/,
};
const weekly = /^(w|wk|week|weekly)$/;
const weeksPerYear = 52;

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?`;
const unit = 'hours?|hrs?|h|days?|d|weeks?|wk|w|months?|mth|mo|m|years?|yr|y|annum|a';
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,£$-])(?<sign>[£$])?\s?(?<first>${number})\s?(?<firstK>k)?` +
    String.raw`(?:\s?(?:-|–|to)\s?[£$]?${number}\s?(?<lastK>k)?)?\s?\+?` +
    String.raw`(?:\s?(?:\/|\bper\b|\ban?\b)\s?(?<named>${unit})|\s?p\/?(?<short>[hdwma])|\s?(?<bare>hourly|hr|hour|daily|weekly|monthly|annually))?` +
    String.raw`(?![\p{L}\p{N}£$])`,
  'giu',
);

// Of amounts without a sign, such as “60k”: others are names and codes.
const thousands = { min: 12, max: 300 };
// Without a period, smaller amounts are paid by the hour, and smaller ones than the second by the day.
const maxHourly = 200;
const minWithoutSign = 8;
const maxDaily = 1500;

function periodOf(named: string | undefined, amount: number): PaySought['per'] | 'week' {
  const period = named?.toLowerCase().replace(/(?<=.)s$/, '');
  if (!period) {
    if (amount < maxHourly) return 'hour';
    return amount < maxDaily ? 'day' : 'year';
  }
  if (weekly.test(period)) return 'week';
  const [per] = Object.entries(periods).find(([, name]) => name.test(period)) ?? [];
  return (per as PaySought['per'] | undefined) ?? 'year';
}

function payOf(match: RegExpMatchArray, countryId: number): PaySought | null {
  const { sign, first = '', firstK, lastK, named, short, bare } = match.groups ?? {};
  const isOwn = sign === undefined || (sign === '$') === (currencyOfCountry(countryId) === 'USD');
  const typed = Number(first.replace(/,/g, ''));
  const inThousands = firstK !== undefined || (lastK !== undefined && typed < 1000);
  const hasPeriod = (named !== undefined || short !== undefined) && typed >= minWithoutSign;
  const isPaid = sign !== undefined || hasPeriod;
  const isSalary = inThousands && typed >= thousands.min && typed <= thousands.max;
  if (!isOwn || typed === 0 || !(isPaid || isSalary)) return null;
  const amount = inThousands ? typed * 1000 : typed;
  const period = periodOf(named ?? short ?? bare, amount);
  const per = period === 'week' ? 'year' : period;
  const sum = period === 'week' ? amount * weeksPerYear : amount;
  const money = new Intl.NumberFormat(currencyOfCountry(countryId) === 'USD' ? 'en-US' : 'en-GB', {
    style: 'currency',
    currency: currencyOfCountry(countryId),
    minimumFractionDigits: Number.isInteger(sum) ? 0 : 2,
  }).format(sum);
  return {
    ...{ written: match[0].trim(), amount: Math.round(sum * 100), per },
    label: `pay of at least ${money} per ${per}`,
  };
}

const aroundPay = /\b(pay|paying|paid|salary|wages?|earning|at least|over|above|minimum|or more|plus)\b/giu;

/** The first pay in a text, and the text without it. */
export function payIn(text: string, countryId: number): { pay: PaySought; rest: string } | null {
  for (const match of text.matchAll(pattern)) {
    const pay = payOf(match, countryId);
    if (!pay) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { pay, rest: rest.replace(aroundPay, ' ').replace(/\s+/g, ' ').trim() };
  }
  return null;
}
