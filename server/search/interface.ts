export { beginningOf, bodyText, nameText, singular, soughtLexemes, storedLexemes } from './lexemes.ts';
export type { Meaning, WorkPattern } from './parts.ts';
export { readSearch, type SearchReading } from './readSearch.ts';
