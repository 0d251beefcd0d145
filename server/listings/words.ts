/** What a course or provider is found by, folded as a search is. */
import { foldAll } from '../formats/fold.ts';

interface Told {
  names: string[];
  summary: string;
  /** Services, skills, topics, places. */
  more: (string | null)[];
}

export const wordsOf = ({ names, summary, more }: Told): string => foldAll([...names, summary, ...more]);
