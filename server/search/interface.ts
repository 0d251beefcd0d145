export { beginningOf, bodyText, nameText, singular, soughtLexemes, storedLexemes } from './lexemes.ts';
export type { Meaning, WorkPattern } from './parts.ts';
export type { RankHolders } from './ranks.ts';
export { readSearch, type SearchReading } from './readSearch.ts';
export {
  correctedTitles,
  isPublishedWord,
  nearestSpelling,
  nearestTitleWord,
  typedWord,
} from './spelling.ts';
export { isAnyWork } from './work.ts';
