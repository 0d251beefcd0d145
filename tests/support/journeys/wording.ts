/** What is wrong with the words of a page, by its tenant. */
import { american, anyOf, british, properNames } from '../spellings.ts';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

type Check = [name: string, wrong: RegExp];

/** What no person reads anywhere. Each pattern is tried once per line, and none can backtrack. */
const everywhere: Check[] = [
  ['a date of a machine', /\b\d{4}-\d{2}-\d{2}\b/],
  ['a key', /(?<![\w./?&=@-])[a-z]+(?:_[a-z]+)+(?![\w.=@])/],
  ['a missing value', /\b(?:NaN|undefined|null|Invalid Date)\b|\[object /],
  [
    'a plural of one',
    /(?<![\d.,:] ?)\b1 (?:applications|candidates|courses|days|hours|jobs|months|people|years)\b/,
  ],
];

const checks: Record<'uk' | 'us', Check[]> = {
  uk: [
    ...everywhere,
    ['an American word', anyOf(american)],
    ['an American date', new RegExp(`\\b${month} \\d{1,2}\\b(?!:)`)],
  ],
  us: [
    ...everywhere,
    ['a British word', anyOf(british)],
    ['a British date', new RegExp(`\\b\\d{1,2} ${month}\\b`)],
  ],
};

/** One sentence for each. */
export const faultsIn = (path: string, lines: string[], tenant: 'uk' | 'us') =>
  [...new Set(lines)].flatMap((line) =>
    checks[tenant].flatMap(([name, wrong]) => {
      const [text] = wrong.exec(line.replaceAll(properNames, '')) ?? [];
      return text === undefined ? [] : [`${path}: ${name}, “${text}”, in “${line.trim()}”`];
    }),
  );
