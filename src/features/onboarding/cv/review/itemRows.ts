import { definitions, type FieldDefinition, type Item, type SectionName } from './sections.ts';

export interface ItemRow {
  field: string;
  label: string;
  /** Empty where something required is missing. */
  text: string;
  lines?: string[];
}

interface Country {
  id: number;
  title: string;
}

const monthInWords = (value: unknown) => {
  const [year = '', month = ''] = String(value).split('-');
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  return Number.isNaN(date.getTime())
    ? String(value)
    : date.toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
};

function rowOf(field: FieldDefinition, item: Item, countries: readonly Country[]): ItemRow[] {
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
  if (field.kind === 'month') return [{ ...row, text: monthInWords(value) }];
  const choice = field.choices?.find((one) => one.value === value);
  return [{ ...row, text: choice?.label ?? String(value) }];
}

/** An entry in words: what is there, and what must be and is not. */
export const itemRows = (name: SectionName, item: Item, countries: readonly Country[] = []): ItemRow[] =>
  definitions[name].fields.flatMap((field) => rowOf(field, item, countries));
