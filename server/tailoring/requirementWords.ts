import { fold } from '../formats/fold.ts';
import { licencesRequired, stemOf, stemsOf, stemWeight } from '../scoring/interface.ts';

export interface RequirementWord {
  /** As the job writes it: a word, or a phrase that means a single thing, such as “forklift truck”. */
  text: string;
  /** By meaning, as the match compares words. */
  stems: string[];
}

const maxWords = 20;
const longestPhrase = 3;

// Words of advertisements in general, which say nothing of the work.
const formal = new Set(
  (
    'knowledge understanding understand awareness aware willing willingness essential desirable desired preferred preferably ideal ' +
    'ideally minimum least required requirement requirements relevant proven previous previously prior background familiar familiarity ' +
    'commitment committed passion passionate enthusiasm enthusiastic equivalent similar range variety various demonstrable ' +
    'demonstrate demonstrated confident confidence know need needs needed current currently possess appropriate related field ' +
    'environment environments role candidate applicant applicants employer industry sector employment person motivated flexible ' +
    'reliable approach attitude ethic record uk us usa united kingdom states eligible legally authorized authorised degree ' +
    'excellent proficient proficiency competent competence comfortable interested keen prepared come comes bring obtain gain'
  )
    .split(' ')
    .map(stemOf),
);

const tokensOf = (part: string): string[] =>
  [...part.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#&'’.-]*/gu)].map(([token]) => token.replace(/[.'’-]+$/u, ''));

/** The longest phrase from here that means a single thing, or the word itself. */
function phraseAt(tokens: readonly string[], at: number): string[] {
  for (let length = longestPhrase; length > 1; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const hasMeaning = [phrase[0], phrase.at(-1)].every((word = '') => stemsOf(word).length > 0);
    if (phrase.length === length && hasMeaning && stemsOf(phrase.join(' ')).length === 1) return phrase;
  }
  return tokens.slice(at, at + 1);
}

const isFormal = (words: readonly string[]) => words.every((word) => formal.has(stemOf(fold(word))));

/**
 * The plain words of a job's requirements, at most 20, in their order. Lines that require a licence are left out, because the
 * licence is judged as a whole, and so are stems that are `judged` already.
 */
export function wordsIn(requirements: readonly string[], judged: ReadonlySet<string>): RequirementWord[] {
  const words = new Map<string, RequirementWord>();
  const plain = requirements.filter((line) => licencesRequired([line]).length === 0);
  for (const part of plain.flatMap((line) => line.split(/[,;:()/–—]|\.\s/u))) {
    const tokens = tokensOf(part);
    for (let at = 0; at < tokens.length && words.size < maxWords; ) {
      const phrase = phraseAt(tokens, at);
      at += phrase.length;
      const stems = stemsOf(phrase.join(' ')).filter((stem) => stemWeight(stem) === 1 && !judged.has(stem));
      if (stems.length === 0 || isFormal(phrase)) continue;
      const key = stems.join(' ');
      if (!words.has(key)) words.set(key, { text: phrase.join(' '), stems });
    }
  }
  return [...words.values()];
}
