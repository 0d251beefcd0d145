// The searched text of a course or provider, folded like a search.
import { toSearchText } from '../formats/fold.ts';

interface SearchableTexts {
  names: string[];
  summary: string;
  // Services, skills, topics, places.
  more: (string | null)[];
}

export const searchTextOf = ({ names, summary, more }: SearchableTexts): string =>
  toSearchText([...names, summary, ...more]);
