import type { components } from '../../openapi.gen.d.ts';
import { isWebAddress } from '../formats/webAddress.ts';
import { type DateOrder, readDay } from '../formats/writtenDates.ts';
import { cleanHtml } from '../jobs/interface.ts';

export type CellColumn = components['schemas']['ContentColumn'];
export type Cells = Record<string, string>;
type Value = string | string[] | number | boolean | null;
export type CellValues = Record<string, Value>;
type Read = { value: Value } | { fault: string };

const mostOfList = 20;

export const column = (
  name: string,
  label: string,
  type: CellColumn['type'],
  more: Partial<Omit<CellColumn, 'name' | 'label' | 'type'>> = {},
): CellColumn => ({
  name,
  label,
  type,
  hint: null,
  is_required: false,
  max_length: null,
  choices: null,
  ...more,
});

export const choicesOf = (labels: Record<string, string>): CellColumn['choices'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const fault = (text: string): Read => ({ fault: text });

const itemsOf = (text: string) => [
  ...new Set(
    text
      .split(';')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/** Hundredths of 480, 480.5, £1,120.50 or 1.120,50. */
function amountIn(text: string): number | null {
  const plain = text.replace(/^[£$€]\s*/u, '').replace(/(?<!\s)\s*[£$€]$/u, '');
  const [, whole, decimals = ''] =
    /^(\d{1,7}|\d{1,3}(?:[, \u00A0\u202F]\d{3})+)(?:\.(\d{1,2}))?$/u.exec(plain) ??
    /^(\d{1,7}|\d{1,3}(?:[. \u00A0\u202F]\d{3})+),(\d{1,2})$/u.exec(plain) ??
    [];
  const figures = whole?.replace(/\D/g, '');
  if (figures === undefined || figures.length > 7) return null;
  return Number(figures) * 100 + Number(decimals.padEnd(2, '0'));
}

/** How names are compared that people type: without case, spaces and signs. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A choice by its value or its label, as the form shows it. */
function choiceNamed({ choices }: CellColumn, item: string): string | undefined {
  const all = choices ?? [];
  const letters = lettersOf(item);
  const named =
    all.find(({ value }) => value === item) ??
    all.find(({ value }) => lettersOf(value) === letters) ??
    all.find(({ label }) => lettersOf(label) === letters);
  return named?.value;
}

function choicesNamed(column: CellColumn, items: string[]): { values: string[] } | { fault: string } {
  const values = items.map((item) => choiceNamed(column, item));
  const wrong = items[values.indexOf(undefined)];
  if (wrong === undefined) return { values: [...new Set(values as string[])] };
  const all = (column.choices ?? []).map(({ value }) => value);
  return { fault: `“${wrong.slice(0, 60)}” is none of: ${all.join(', ')}` };
}

const readers: Record<CellColumn['type'], (text: string, column: CellColumn, order: DateOrder) => Read> = {
  key: (text) =>
    /^[a-z0-9][a-z0-9_-]{0,59}$/.test(text)
      ? { value: text }
      : fault('Use up to 60 small letters, digits, hyphens and underscores'),
  line: (text) => (/[\r\n]/.test(text) ? fault('Write this on one line') : { value: text || null }),
  text: (text) => ({ value: text || null }),
  html: (text) => ({ value: cleanHtml(text) || null }),
  list: (text) => {
    const items = itemsOf(text);
    if (items.length > mostOfList) return fault(`Use ${mostOfList} entries or fewer`);
    if (items.some((item) => item.length > 120 || /[\r\n]/.test(item))) {
      return fault('Use 120 characters or fewer for each entry, on one line');
    }
    return { value: items };
  },
  choice: (text, column) => {
    if (!text) return { value: null };
    const read = choicesNamed(column, [text]);
    return 'fault' in read ? read : { value: read.values[0] ?? null };
  },
  choices: (text, column) => {
    const read = choicesNamed(column, itemsOf(text));
    return 'fault' in read ? read : { value: read.values };
  },
  date: (text, _, order) => {
    if (!text) return { value: null };
    const day = readDay(text, order);
    if (day) return { value: day };
    const example = order === 'month first' ? '03/31/2027' : '31/03/2027';
    return fault(`Enter a real date, such as 2027-03-31 or ${example}`);
  },
  amount: (text) => {
    if (!text) return { value: null };
    const value = amountIn(text);
    return value === null ? fault('Enter an amount, such as 480, 480.50 or 1,120.50') : { value };
  },
  number: (text) => {
    if (!text) return { value: null };
    // As spreadsheets show it: 1,200 or 12.00.
    const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.0{1,2})?$/.test(text) ? text.replaceAll(',', '') : text;
    const [whole] = /^-?\d{1,9}(?=(?:\.0{1,2})?$)/.exec(plain) ?? [];
    return whole ? { value: Number(whole) } : fault('Enter a whole number, such as 1200');
  },
  yes_no: (text) => {
    if (/^(yes|y|true|1)$/i.test(text)) return { value: true };
    return /^(no|n|false|0|)$/i.test(text) ? { value: false } : fault('Write yes or no');
  },
  web: (text) =>
    !text || isWebAddress(text)
      ? { value: text || null }
      : fault('Enter a web address that begins with https://'),
  email: (text) =>
    !text || (text.length <= 254 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(text))
      ? { value: text || null }
      : fault('Enter an email address, such as name@example.org'),
};

const isEmpty = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);

export function readCell(column: CellColumn, text: string, order: DateOrder): Read {
  if (column.is_required && !text) return fault('Required');
  if (column.max_length !== null && text.length > column.max_length) {
    return fault(`Use ${column.max_length} characters or fewer`);
  }
  const read = readers[column.type](text, column, order);
  return 'value' in read && column.is_required && isEmpty(read.value) ? fault('Required') : read;
}

/** The one form in which a value is written, so that equal values are equal cells. */
export function cellOf({ type }: CellColumn, value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (type === 'amount') return value === 0 ? '0' : (Number(value) / 100).toFixed(2).replace(/\.00$/, '');
  return String(value);
}
