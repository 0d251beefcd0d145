// What a course or provider is found by, folded as a search is.
import { toSearchText } from '../formats/fold.ts';

interface SearchableTexts {
  names: string[];
  summary: string;
  // Services, skills, topics, places.
  more: (string | null)[];
}

export const searchTextOf = ({ names, summary, more }: SearchableTexts): string =>
  toSearchText([...names, summary, ...more]);
