import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { isMonthOrYear, monthText } from '../../../../ui/calendar.ts';
import type { FieldDefinition } from '../../../../ui/form/fieldDefinition.ts';
import { definitions, type Item } from './sections.ts';

export interface ItemRow {
  field: string;
  label: string;
  /** Empty when a required value is missing. */
  text: string;
  lines?: string[];
}

interface Reading {
  locale: string;
  countries?: readonly { id: number; title: string }[];
}

const monthInWords = (value: unknown, locale: string) =>
  isMonthOrYear(value) ? monthText(value, locale) : String(value);

function rowOf(field: FieldDefinition, item: Item, { locale, countries = [] }: Reading): ItemRow[] {
  const value = item[field.name];
  const row = { field: field.name, label: field.label };
  if (field.kind === 'lines') {
    const lines = Array.isArray(value) ? value.map(String).filter(Boolean) : [];
    return lines.length > 0 ? [{ ...row, text: lines.join(' '), lines }] : [];
  }
  if (value === undefined || value === null || value === '' || value === false) {
    return field.required ? [{ ...row, text: '' }] : [];
  }
  if (field.kind === 'country') {
    return [{ ...row, text: countries.find(({ id }) => id === value)?.title ?? '…' }];
  }
  if (field.kind === 'flag') return [{ ...row, text: 'Yes' }];
  if (field.kind === 'month') return [{ ...row, text: monthInWords(value, locale) }];
  const choice = field.choices?.find((option) => option.value === value);
  return [{ ...row, text: choice?.label ?? String(value) }];
}

export const itemRows = (name: SectionName, item: Item, reading: Reading): ItemRow[] =>
  definitions[name].fields.flatMap((field) => rowOf(field, item, reading));
