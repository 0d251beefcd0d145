// A form field and a file cell have the same meaning and the same error messages.
import type { components } from '../../openapi.gen.d.ts';
import { dayOf } from '../formats/days.ts';
import { cleanHtml } from '../jobs/richText.ts';

export type CellColumn = components['schemas']['ContentColumn'];
export type Cells = Record<string, string>;
type Value = string | string[] | number | boolean | null;
export type CellValues = Record<string, Value>;
type Read = { value: Value } | { fault: string };

const mostOfList = 20;

/** A column with the parts that few have left out. */
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

// A day that the calendar has, between 1900 and 2199.
function isDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
}

function chosen({ choices }: CellColumn, items: string[]): string | null {
  const wrong = items.find((item) => !choices?.some(({ value }) => value === item));
  if (wrong === undefined) return null;
  const all = (choices ?? []).map(({ value }) => value);
  return `“${wrong.slice(0, 60)}” is none of: ${all.join(', ')}`;
}

const readers: Record<CellColumn['type'], (text: string, column: CellColumn) => Read> = {
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
    const wrong = text ? chosen(column, [text]) : null;
    return wrong ? fault(wrong) : { value: text || null };
  },
  choices: (text, column) => {
    const items = itemsOf(text);
    const wrong = chosen(column, items);
    return wrong ? fault(wrong) : { value: items };
  },
  date: (text) =>
    !text || isDay(text) ? { value: text || null } : fault('Enter a real date, such as 2027-03-31'),
  amount: (text) => {
    if (!text) return { value: null };
    if (!/^\d{1,7}(\.\d{2})?$/.test(text)) return fault('Enter an amount, such as 480 or 480.50');
    return { value: Math.round(Number(text) * 100) };
  },
  number: (text) => {
    if (!text) return { value: null };
    return /^-?\d{1,9}$/.test(text) ? { value: Number(text) } : fault('Enter a whole number');
  },
  yes_no: (text) => {
    if (text === 'yes') return { value: true };
    return text === 'no' || text === '' ? { value: false } : fault('Write yes or no');
  },
  web: (text) =>
    !text || isWebAddress(text)
      ? { value: text || null }
      : fault('This is not a web address: it begins with https://'),
  email: (text) =>
    !text || (/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(text) && text.length <= 254)
      ? { value: text || null }
      : fault('Enter an e-mail address, such as name@example.org'),
};

const isEmpty = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);

export function readCell(column: CellColumn, text: string): Read {
  if (column.is_required && !text) return fault('Required');
  if (column.max_length !== null && text.length > column.max_length) {
    return fault(`Use ${column.max_length} characters or fewer`);
  }
  const read = readers[column.type](text, column);
  return 'value' in read && column.is_required && isEmpty(read.value) ? fault('Required') : read;
}

/** The one way in which a value is written, so that equal values are equal cells. */
export function cellOf({ type }: CellColumn, value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (type === 'amount') return value === 0 ? '0' : (Number(value) / 100).toFixed(2).replace(/\.00$/, '');
  return String(value);
}
