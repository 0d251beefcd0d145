import { isObject, type Json } from '../jsonResume/jsonSource.ts';
import { leaveOutOfText } from './leaveOutPrivate.ts';
import { privateKindsOf, sentenceAbout } from './privateKinds.ts';

/** By the keys of the file and by what its texts say. */
export function leaveOutOfJson(json: Json, countryId: 232 | 233): { json: Json; warnings: string[] } {
  const warnings = new Set<string>();
  const kinds = privateKindsOf(countryId).filter(({ key }) => key);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const cleaned = leaveOutOfText(value, countryId);
      for (const warning of cleaned.warnings) warnings.add(warning);
      return cleaned.text;
    }
    if (Array.isArray(value)) return value.map(clean);
    return isObject(value) ? cleanObject(value) : value;
  };
  const cleanObject = (object: Json): Json => {
    const rest: Json = {};
    for (const [name, value] of Object.entries(object)) {
      const kind = kinds.find(({ key }) => key!.test(name.toLowerCase().replace(/[^\p{L}]/gu, '')));
      if (!kind) rest[name] = clean(value);
      else if (value !== null && value !== '') warnings.add(sentenceAbout(kind));
    }
    return rest;
  };
  return { json: cleanObject(json), warnings: [...warnings] };
}
