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

/** Numbers in digits and in words, normalised. */
export function numbersIn(text: string): string[] {
  const digits = (text.match(/\d[\d.,]*/g) ?? []).map((found) =>
    found.replace(/[.,]+$/, '').replaceAll(',', ''),
  );
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    if (word === 'one') return [];
    if (small.includes(word)) return [String(small.indexOf(word))];
    if (tens[word]) return [String(tens[word])];
    return scales.includes(word) ? [word] : [];
  });
  return [...digits, ...words];
}

/** A rewrite may contain these words only if the original does. */
const claims =
  /\b(award|awarded|certified|qualified|degree|promoted|commended|decorated|expert|expertise|specialist|extensive|exceptional|outstanding|proven|record|successfully|best|top|leading|award-winning|all|every|always|never|percent|per cent|award|first-class|world-class|cutting-edge|seamlessly|unparalleled)\b/gi;

const stem = (word: string) => word.toLowerCase().replace(/(ing|ed|es|s|er|ment|ation)$/, '');

/** Capitalised words inside sentences, and acronyms. */
function namesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\p{Lu}[\p{L}\p{N}'’.-]*/gu)) {
    const before = text.slice(0, match.index).trimEnd();
    const isStart = before === '' || /[.!?:;•\n]$/.test(before);
    const word = match[0].replace(/[.’']s?$/, '');
    if (/^\p{Lu}{2,}/u.test(word) || (!isStart && word !== 'I')) found.push(word);
  }
  return found;
}

/** Describes the first thing that the suggestion adds; null if it adds nothing. */
export function addition(original: string, suggestion: string): string | null {
  const numbers = numbersIn(original);
  const number = numbersIn(suggestion).find((one) => !numbers.includes(one));
  if (number !== undefined) return `a number, ${number}`;
  const before = original.toLowerCase();
  const name = namesIn(suggestion).find((one) => !before.includes(one.toLowerCase()));
  if (name !== undefined) return `a name, ${name}`;
  const claim = (suggestion.match(claims) ?? []).find((one) => !before.includes(stem(one)));
  if (claim !== undefined) return `a claim, ${claim}`;
  return suggestion.length > original.length * 1.5 + 40 ? 'content that wasn’t there' : null;
}
