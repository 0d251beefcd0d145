// Compares a suggestion with its original: no number, date, name or certificate may be added, lost or changed, and no noun
// added. The label "No facts added" holds because nothing else is offered.
import { lexiconTermsIn, possibleTermsIn, type ReadingContext } from '../lexicon/lexicon.ts';
import { isNounAt } from './tagger.ts';

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const tens: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales = ['hundred', 'thousand', 'million', 'billion', 'dozen', 'double', 'twice', 'triple', 'half'];

export function numbersIn(text: string): string[] {
  const digits = (text.match(/\d[\d.,]*/g) ?? []).map((match) =>
    match.replace(/[.,]+$/, '').replaceAll(',', ''),
  );
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    if (word === 'one') return [];
    if (small.includes(word)) return [String(small.indexOf(word))];
    if (tens[word]) return [String(tens[word])];
    return scales.includes(word) ? [word] : [];
  });
  return [...digits, ...words];
}

// A rewrite may contain these words only if the original does.
const claims =
  /\b(award|awarded|certified|qualified|degree|promoted|commended|decorated|expert|expertise|specialist|extensive|exceptional|outstanding|proven|record|successfully|best|top|leading|award-winning|all|every|always|never|percent|per cent|award|first-class|world-class|cutting-edge|seamlessly|unparalleled)\b/gi;

const stem = (word: string) => word.toLowerCase().replace(/(ing|ed|es|s|er|ment|ation)$/, '');

// Nouns of the rules for style, and of the sentences that they build around a role.
const styleNouns = new Set(
  'charge children colleagues responsibility result role items manager managers members number people staff team'.split(
    ' ',
  ),
);
const shortestNoun = 4;
const longestEnding = 3;

/** A noun that neither the original nor the meanings of its terms have, in whatever form. */
function newNoun(before: string, suggestion: string): string | undefined {
  const words = before.match(/\p{L}+/gu) ?? [];
  const initials = new Set(words.map((word) => word.slice(0, shortestNoun)));
  const isNew = (word: string) => {
    if (word.length < shortestNoun || styleNouns.has(word) || numbersIn(word).length > 0) return false;
    if (!initials.has(word.slice(0, shortestNoun))) return true;
    const start = word.slice(0, Math.max(shortestNoun, word.length - longestEnding));
    return !words.some(
      (old) =>
        old.startsWith(start) ||
        word.startsWith(old.slice(0, Math.max(shortestNoun, old.length - longestEnding))),
    );
  };
  for (const { 0: word, index } of suggestion.matchAll(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu))
    if (isNew(word) && isNounAt(suggestion, index)) return word;
  return undefined;
}

function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const match of text.matchAll(/\p{Lu}[\p{L}\p{N}'’.-]*/gu)) {
    const before = text.slice(0, match.index).trimEnd();
    const isStart = before === '' || /[.!?:;•\n]$/.test(before);
    const word = match[0].replace(/[.’']s?$/, '');
    if (/^\p{Lu}{2,}/u.test(word) || (!isStart && word !== 'I')) names.push(word);
  }
  return names;
}

// The plain words of a term may have a term of their own, and may show what the words around it mean.
const meaningsIn = (line: string, reading: ReadingContext | undefined, depth = 2): string =>
  depth === 0
    ? ''
    : possibleTermsIn(line, reading)
        .map(
          ({ entry: { plain, plural } }) =>
            `${plain} ${plural} ${meaningsIn(plain, { ...reading, isService: true }, depth - 1)}`,
        )
        .join(' ');

export function addition(original: string, suggestion: string, reading?: ReadingContext): string | null {
  const meanings = original
    .split('\n')
    .map((line) => meaningsIn(line, reading))
    .join(' ');
  const numbers = numbersIn(`${original} ${meanings}`);
  const number = numbersIn(suggestion).find((match) => !numbers.includes(match));
  if (number !== undefined) return `a number, ${number}`;
  const before = `${original} ${meanings}`.toLowerCase();
  const name = namesIn(suggestion).find((match) => !before.includes(match.toLowerCase()));
  if (name !== undefined) return `a name, ${name}`;
  const claim = (suggestion.match(claims) ?? []).find((match) => !before.includes(stem(match)));
  if (claim !== undefined) return `a claim, ${claim}`;
  const noun = newNoun(before, suggestion);
  if (noun !== undefined) return `a word for something new, ${noun}`;
  return suggestion.length > original.length * 1.5 + 40 + meanings.length
    ? 'content that wasn’t there'
    : null;
}

function outsideTerms(text: string, reading?: ReadingContext): string {
  return text
    .split('\n')
    .map((line) => {
      let [rest, end] = ['', 0];
      for (const term of lexiconTermsIn(line, reading)) {
        rest += line.slice(end, term.at);
        end = term.end;
      }
      return rest + line.slice(end);
    })
    .join('\n');
}

const certificates =
  /(?<![\p{L}\p{N}])(?:PRINCE2|NVQ|BTEC|GCSEs?|HND|HNC|ITIL|NEBOSH|IOSH|CSCS|CPC|HGV|CDL|CompTIA|Security\+|Network\+|A\+|CISSP|CCNA|PMP|NREMT|EMT|OSHA|ServSafe|RIDDOR|PACE|COSHH|LOLER|PUWER|AMLS|PHTLS|ATLS|ACLS|BSc|MSc|MBA|PhD|City & Guilds)(?![\p{L}\p{N}])/gu;

// A capitalised word at the start of a sentence may move or be replaced, so it does not count as a name.
const properNames = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}[\p{L}’'-]+/gu)].map(([name]) =>
    name.replace(/[’']s$/, ''),
  );

function lostFact(original: string, suggestion: string, reading?: ReadingContext): string | null {
  const plainText = outsideTerms(original, reading);
  const left = numbersIn(suggestion);
  for (const number of numbersIn(plainText)) {
    const at = left.indexOf(number);
    if (at < 0) return `the number ${number}`;
    left.splice(at, 1);
  }
  const certificate = (plainText.match(certificates) ?? []).find((name) => !suggestion.includes(name));
  if (certificate) return `the certificate ${certificate}`;
  const lower = suggestion.toLowerCase();
  const name = properNames(plainText).find((match) => !lower.includes(match.toLowerCase()));
  return name ? `the name ${name}` : null;
}

export function changedFact(original: string, suggestion: string, reading?: ReadingContext): string | null {
  const added = addition(original, suggestion, reading);
  if (added) return `added ${added}`;
  const lost = lostFact(original, suggestion, reading);
  return lost ? `left out ${lost}` : null;
}
