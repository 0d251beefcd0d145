// What a schema says of the texts in a value, in a form that is quick to follow before anything reads them.
import type { ErrorObject } from 'ajv';

type Schema = Record<string, unknown>;

export interface TextRules {
  text?: { maxLength: number; isOneLine: boolean } | undefined;
  list?: { maxItems: number; items: TextRules } | undefined;
  fields: ReadonlyMap<string, TextRules>;
  /** Of the fields that have no name in the schema. */
  others?: TextRules | undefined;
  /** Takes no other fields. */
  isClosed?: boolean | undefined;
}

export const noRules: TextRules = { fields: new Map() };

const noLimit = Number.POSITIVE_INFINITY;

/** The more generous of two, because either may be meant. */
function either(first: TextRules, other: TextRules): TextRules {
  const merged = (a?: TextRules, b?: TextRules) => (a && b ? either(a, b) : (a ?? b ?? noRules));
  const names = [...first.fields.keys(), ...other.fields.keys()];
  return {
    text:
      first.text && other.text
        ? {
            maxLength: Math.max(first.text.maxLength, other.text.maxLength),
            isOneLine: first.text.isOneLine && other.text.isOneLine,
          }
        : (first.text ?? other.text),
    list:
      first.list && other.list
        ? {
            maxItems: Math.max(first.list.maxItems, other.list.maxItems),
            items: merged(first.list.items, other.list.items),
          }
        : (first.list ?? other.list),
    fields: new Map(names.map((name) => [name, merged(first.fields.get(name), other.fields.get(name))])),
    others:
      first.others && other.others ? either(first.others, other.others) : (first.others ?? other.others),
    isClosed: first.isClosed && other.isClosed,
  };
}

// These say themselves whether there may be line breaks.
const ownForm = ['pattern', 'format', 'enum', 'const', 'contentMediaType'];

const isSchema = (value: unknown): value is Schema => value !== null && typeof value === 'object';

/** `schema` has no references. */
export function textRulesOf(schema: Schema): TextRules {
  const { type, anyOf = [], oneOf = [], maxLength, maxItems, items, properties = {} } = schema;
  const alternatives = [...(anyOf as Schema[]), ...(oneOf as Schema[])];
  if (type === undefined && alternatives.length > 0) return alternatives.map(textRulesOf).reduce(either);
  // Anything, or a file, which is an object here.
  if (type === undefined || schema.format === 'binary') return noRules;
  const takes = (kind: string) => [type].flat().includes(kind);
  const { additionalProperties } = schema;
  return {
    text: takes('string')
      ? {
          maxLength: (maxLength as number | undefined) ?? noLimit,
          isOneLine: ownForm.every((keyword) => schema[keyword] === undefined),
        }
      : undefined,
    list: takes('array')
      ? {
          maxItems: (maxItems as number | undefined) ?? noLimit,
          items: isSchema(items) ? textRulesOf(items) : noRules,
        }
      : undefined,
    fields: new Map(
      Object.entries(properties as Record<string, Schema>).map(([name, value]) => [name, textRulesOf(value)]),
    ),
    others: isSchema(additionalProperties) ? textRulesOf(additionalProperties) : undefined,
    isClosed: !takes('object') || additionalProperties === false,
  };
}

export type SizeError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

// Before it is brought to one form, a character has at most four code units.
const codeUnits = 4;
const mostErrors = 100;

/**
 * Texts that are too long in any form, and lists with too many entries, whose entries are not looked at. What it leaves is short
 * enough to be read.
 */
export function sizeErrors(value: unknown, rules: TextRules): SizeError[] {
  const errors: SizeError[] = [];

  function look(item: unknown, { text, list, fields, others }: TextRules, path: string) {
    if (errors.length >= mostErrors) return;
    const add = (keyword: string, limit: number) =>
      errors.push({ instancePath: path, keyword, params: { limit } });
    if (typeof item === 'string') {
      if (text && item.trim().length > text.maxLength * codeUnits) add('maxLength', text.maxLength);
      // A query may name one entry of a list.
      else if (list) look(item, list.items, path);
    } else if (Array.isArray(item)) {
      if (!list) return;
      if (item.length > list.maxItems) add('maxItems', list.maxItems);
      else for (const [at, entry] of item.entries()) look(entry, list.items, `${path}/${at}`);
    } else if (item !== null && typeof item === 'object') {
      if (fields.size === 0 && !others) return;
      for (const [name, field] of Object.entries(item)) {
        const own = fields.get(name) ?? others;
        if (own) look(field, own, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    }
  }

  look(value, rules, '');
  return errors;
}
