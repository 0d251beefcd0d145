import { toSearchText } from '../formats/fold.ts';

interface SearchableTexts {
  names: string[];
  summary: string;
  more: (string | null)[];
}

export const searchTextOf = ({ names, summary, more }: SearchableTexts): string =>
  toSearchText([...names, summary, ...more]);
