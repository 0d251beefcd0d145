import { linesOf } from '../ui/bullets.ts';
import { dayText } from '../ui/calendar.ts';
import type { FieldDefinition } from '../ui/form/fieldDefinition.ts';
import { pageLocale } from '../ui/intl.ts';
import type { Part } from './kind.ts';
import { part } from './parts.ts';

type Entry = { id: number; title: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'title' in value;

function sentValue({ kind }: FieldDefinition, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isEntry(item) ? item.id : item));
  if (isEntry(value)) return value.id;
  if (typeof value !== 'string') return value;
  if (kind === 'lines') return linesOf(value);
  return kind === 'date' ? value || null : value.trim();
}

function wordsOf({ kind, choices }: FieldDefinition, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (kind === 'lines') return linesOf(String(value));
  if (kind === 'date') return value && dayText(String(value), pageLocale());
  return [value].flat().map((item) => {
    if (isEntry(item)) return item.title;
    return choices?.find((choice) => choice.value === item)?.label ?? item;
  });
}

/**
 * A part that is one field of the catalogue: texts are sent without surrounding spaces, lines as a list, and what was
 * selected from a list by its id.
 */
export const fieldPart = <Content extends object, Body>(
  key: keyof Content,
  field: FieldDefinition,
  more: Partial<Part<Content, Body>> = {},
): Part<Content, Body> => ({
  ...part<Content, Body>(
    field.label,
    [key],
    (content) => ({ [field.name]: sentValue(field, content[key]) }) as object as Partial<Body>,
  ),
  wordsIn: (content) => wordsOf(field, content[key]),
  ...more,
});
