import { decodeText } from '../../formats/decodeText.ts';
import { maxCharacters, tooLongMessage, Unreadable } from '../files/lines.ts';
import { isObject, type Json } from './jsonSource.ts';

const maxDepth = 12;
const lists =
  'basics work volunteer education awards certificates publications skills languages interests references projects'.split(
    ' ',
  );
const notResume =
  'This JSON file is not a JSON Resume. Export your CV as JSON Resume, or upload a PDF or Word file.';

export function parseJsonResume(bytes: Uint8Array): Json {
  const text = (decodeText(bytes) ?? '').trim();
  if (depthOf(text) > maxDepth) throw new Unreadable(notResume);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Unreadable('This JSON file is damaged. Export it again, or upload a PDF or Word file.');
  }
  if (!isObject(parsed)) throw new Unreadable(notResume);
  const resume = parsed;
  if (!lists.some((key) => key in resume) || !lists.every((key) => isShaped(key, resume[key]))) {
    throw new Unreadable(notResume);
  }
  if (letters(withoutOwn(resume)) > maxCharacters) throw new Unreadable(tooLongMessage);
  return resume;
}

// Our exports contain everything twice.
function withoutOwn(resume: Json): Json {
  if (!isObject(resume.meta)) return resume;
  const { sections, ...meta } = resume.meta;
  return letters(sections) > maxCharacters ? resume : { ...resume, meta };
}

function isShaped(key: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return key === 'basics' ? isObject(value) : Array.isArray(value) && value.length <= 500;
}

// Scans by hand before parsing, because a regular expression or recursion would fail on the very files this rejects.
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isString && sign === '\\') at++;
    else if (sign === '"') isString = !isString;
    else if (!isString && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isString && (sign === ']' || sign === '}')) depth--;
  }
  return deepest;
}

function letters(value: unknown): number {
  if (typeof value === 'string') return value.startsWith('data:') ? 0 : value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + letters(part), 0);
}
