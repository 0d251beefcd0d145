/**
 * What a form asks for: the name, the texts and the limits of each field. A form lists its fields with the constructors
 * below, and `DefinedField` shows them. `fieldLimits.test.ts` compares their limits with the contract.
 *
 * ```tsx
 * const fields = [
 *   text('employer', 'Employer', 120, { required: 'Enter the employer' }),
 *   choice('salary.per', 'Paid by', { year: 'Year', hour: 'Hour' }),
 *   month('end_month', 'End', { when: ({ is_current }) => is_current !== true }),
 *   lines('duties', 'What you did', { maxItems: 30, max: 300 }),
 * ];
 *
 * shownFields(fields, job).map((field) => (
 *   <DefinedField
 *     key={field.name}
 *     field={field}
 *     value={valueAt(job, field.name)}
 *     onChange={(value) => setJob({ ...job, ...changeAt(job, field.name, value) })}
 *   />
 * ));
 * ```
 */
export interface FieldDefinition {
  /** As in the contract; a dot leads into an object. */
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  /** Characters of a text or of each line, or the largest number. */
  max?: number;
  min?: number;
  /** Lines or choices. */
  maxItems?: number;
  choices?: Choices;
  /** Choices of the other country, which are shown only if they were selected before. */
  notOffered?: readonly string[];
  /** What to say when it is empty, for forms that say it at the field. */
  required?: string | true;
  when?: (values: FieldValues) => boolean;
  /** The meaning of a value that is missing. */
  initial?: unknown;
  /** The field that is emptied when this flag is switched on. */
  clears?: string;
  /** A line of an uploaded CV that the parser could not place may fill it. */
  takesLine?: true;
  type?: 'email' | 'url' | 'tel';
  yearAlone?: true;
  radios?: true;
  /** Without one, the first choice is selected. */
  placeholder?: string | null;
  /** Text over the limit can be typed and is then reported. */
  mayRunOver?: boolean;
  rows?: number;
  width?: number;
}

/** Several entries with the same fields. */
export interface FieldList {
  title: string;
  singular: string;
  plural: string;
  maxItems: number;
  /** Entries are short enough to be edited in the list. */
  inList?: true;
  fields: readonly FieldDefinition[];
}

export type FieldValues = { readonly [name: string]: unknown };

/** Lines and several choices have the form that they were passed in: a list, or a text with one per line. */
export type FieldValue = string | number | boolean | null | readonly string[];

type Choices = readonly { value: string | number; label: string }[];

type FieldKind =
  | 'text'
  | 'long'
  | 'lines'
  | 'number'
  | 'count'
  | 'money'
  | 'month'
  | 'date'
  | 'flag'
  | 'choice'
  | 'several'
  | 'search'
  | 'country';

/** The largest amount of the contract, in whole units of the currency. */
export const maxMoney = 20_000_000;

type More = Partial<Omit<FieldDefinition, 'name' | 'kind' | 'label'>>;

const simple =
  (kind: FieldKind) =>
  (name: string, label: string, more: More = {}): FieldDefinition => ({ name, kind, label, ...more });

const limited =
  (kind: FieldKind) =>
  (name: string, label: string, max: number, more: More = {}): FieldDefinition =>
    simple(kind)(name, label, { max, ...more });

const withChoices =
  (kind: FieldKind) =>
  (name: string, label: string, labels: Readonly<Record<string, string>>, more: More = {}): FieldDefinition =>
    simple(kind)(name, label, { choices: choicesOf(labels), ...more });

export const text = limited('text');
export const long = limited('long');
export const lines: typeof month = (name, label, more) =>
  simple('lines')(name, label, { hint: 'One per line.', rows: 4, ...more });
/** A number that stays within its limits while it is typed. */
export const number = limited('number');
/** A number that stays as it was typed, so that a wrong one can be reported. */
export const count = limited('count');
export const money: typeof month = (name, label, more) =>
  simple('money')(name, label, { max: maxMoney, ...more });
export const date = simple('date');
export const month = simple('month');
export const monthOrYear: typeof month = (name, label, more) =>
  month(name, label, { yearAlone: true, ...more });
export const flag = simple('flag');
export const choice = withChoices('choice');
export const several = withChoices('several');
/** A choice from a list that is passed to `DefinedField`. */
export const lookup = simple('choice');
export const country = simple('country');
/** Selected from a list that is searched. */
export const search = simple('search');

export const list = (
  title: string,
  singular: string,
  plural: string,
  maxItems: number,
  fields: readonly FieldDefinition[],
): FieldList => ({ title, singular, plural, maxItems, fields });

export const choicesOf = (labels: Readonly<Record<string, string>>): Choices =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const choicesIn = (list: readonly { id: number; title: string }[]): Choices =>
  list.map(({ id, title }) => ({ value: id, label: title }));

export const fieldText = ({ name, label, hint, required }: FieldDefinition) => ({
  name,
  label,
  hint,
  optional: !required,
});

export const shownFields = <Field extends FieldDefinition>(
  fields: readonly Field[],
  values: FieldValues,
): Field[] => fields.filter(({ when }) => !when || when(values));

const isObject = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null;

export const valueAt = (values: FieldValues, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);

export function changeAt(values: FieldValues, name: string, value: unknown): FieldValues {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { [first]: value };
  const inner = isObject(values[first]) ? values[first] : {};
  return { [first]: { ...inner, ...changeAt(inner, rest.join('.'), value) } };
}
