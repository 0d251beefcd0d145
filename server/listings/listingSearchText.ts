// What a course or provider is found by, folded as a search is.
import { foldAll } from '../formats/fold.ts';

interface SearchableTexts {
  names: string[];
  summary: string;
  // Services, skills, topics, places.
  more: (string | null)[];
}

export const toSearchText = ({ names, summary, more }: SearchableTexts): string =>
  foldAll([...names, summary, ...more]);
