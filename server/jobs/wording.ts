import type { components } from '../../openapi.gen.d.ts';

type WordingHint = components['schemas']['WordingHint'];

type Rule = [kind: WordingHint['kind'], pattern: RegExp, advice: string];

const age = 'Say what the work asks for; an age may not decide';
const gender = 'Use a word for any gender';
const language = 'Name the level that the work needs, such as “fluent English”';
const ability = 'Say what has to be done, so that people can tell how they would do it';

const rules: Rule[] = [
  [
    'age',
    /\b(young|youthful|recent graduates?|digital natives?|mature (?:person|candidate)|energetic)\b/giu,
    age,
  ],
  [
    'age',
    /\b(?:under|below|over) (?:the age of )?[2-6]\d(?: years old)?\b(?! (?:people|hours|miles|staff))/giu,
    age,
  ],
  ['age', /\bage[ds]? (?:between )?\d{2}(?:\s*(?:-|–|to|and)\s*\d{2})?\b/giu, age],
  [
    'gender',
    /\b(salesm[ae]n|foreman|foremen|chairman|handyman|tradesm[ae]n|manpower|workmen|waitress|stewardess|guys|he or she|he\/she|his or her)\b/giu,
    gender,
  ],
  ['gender', /\b(ninja|rock ?star|dominant|aggressive|fearless)\b/giu, 'Name the skill in plain words'],
  ['language', /\b(native (?:english )?speakers?|mother tongue|english as a first language)\b/giu, language],
  ['ability', /\b(able-bodied|physically fit|must be able to stand|clean bill of health)\b/giu, ability],
];

export function wordingHints(texts: Record<string, string>): WordingHint[] {
  const hints: WordingHint[] = [];
  for (const [field, text] of Object.entries(texts)) {
    for (const [kind, pattern, advice] of rules) {
      for (const [word] of text.matchAll(pattern)) {
        const isRepeated = hints.some((hint) => hint.field === field && hint.word === word.toLowerCase());
        if (!isRepeated) hints.push({ field, word: word.toLowerCase(), kind, advice });
      }
    }
  }
  return hints;
}
