/** Texts that take long to normalize, clean or search, and the places of a request where they may stand. */
import { type Described, resolved, type Schema } from './described.ts';

export interface TextField {
  /** Names and positions, such as `answers`, `0`, `text`. */
  path: string[];
  maxLength: number;
}

const typesOf = ({ type }: Schema) => [type].flat();

/** Every text in a value of this schema that a caller chooses, once. */
export function textFieldsOf(schema: Schema, path: string[] = []): TextField[] {
  const own = resolved(schema);
  const { maxLength, items, additionalProperties: others, anyOf = [] } = own;
  const properties = (own.properties ?? {}) as Record<string, Schema>;
  if (own.enum || own.const !== undefined || own.format === 'binary') return [];
  const isText = typesOf(own).includes('string') && maxLength !== undefined;
  return [
    ...(isText ? [{ path, maxLength: maxLength as number }] : []),
    ...(anyOf as Schema[]).flatMap((item) => textFieldsOf(item, path)),
    ...(items ? textFieldsOf(items as Schema, [...path, '0']) : []),
    ...Object.entries(properties).flatMap(([name, value]) => textFieldsOf(value, [...path, name])),
    ...(others !== null && typeof others === 'object'
      ? textFieldsOf(others as Schema, [...path, 'any'])
      : []),
  ];
}

export const bodyTextsOf = ({ bodySchema }: Described): TextField[] =>
  bodySchema ? textFieldsOf(bodySchema) : [];

export const queryTextsOf = ({ parameters }: Described): TextField[] =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => textFieldsOf(schema, [name]));

/** `value` with a text at a path; what is missing on the way there is made. */
export function withText(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withText(first, rest, text), ...others];
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withText(object[name], rest, text) };
}

/** Of so many characters, by what it is hard for. */
export const hostileTexts: Record<string, (length: number) => string> = {
  'marks in the wrong order': (length) =>
    `a${'\u0315'.repeat(length / 2)}${'\u0334'.repeat(length / 2)}`.slice(0, length),
  'marks before a joiner': (length) => `\u0628${'\u064b'.repeat(length - 2)}\u200d`,
  'marks that other signs decompose to': (length) =>
    `か${'\uff9e\u0334'.repeat(length / 2)}`.slice(0, length),
  'joiners between marks': (length) => `\u0628${'\u064b\u200d'.repeat(length / 2)}`.slice(0, length),
};
