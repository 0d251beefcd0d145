import type { components } from '../../../openapi.gen.d.ts';
import { finite, gerundOf, gerunds, nouns, pasts } from './verbs.ts';
import {
  assertive,
  casual,
  eager,
  faults,
  filler,
  hedges,
  plainVerbs,
  type Swap,
  spare,
  wordy,
} from './wording.ts';

type Mode = components['schemas']['RewriteMode'];

export interface StyleRule {
  pattern: RegExp;
  to: string | ((...match: string[]) => string);
  reason: string;
}

export const styleReasons = {
  wordy: 'Fewer words for the same',
  filler: 'Adds nothing',
  hedge: 'Says it plainly',
  casual: 'More formal',
  eager: 'More active',
  plain: 'A plainer word',
  jargon: 'A civilian reader may not know this',
  person: '“I” can be left out',
  verb: 'The verb first',
  result: 'The result first',
  purpose: 'What it was for comes first',
  assertive: 'Says what you did with more weight',
  article: 'Not needed in a note',
  mark: 'Calmer without it',
  stop: 'A whole sentence',
};

const swaps = (list: Swap[], reason: string): StyleRule[] =>
  list.map(([pattern, to, why]) => ({
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}’'-])${pattern.replaceAll("'", "['’]")}(?![\\p{L}\\p{N}’'-])`,
      'giu',
    ),
    to,
    reason: why ?? reason,
  }));

const people =
  'people|staff|engineers|technicians|tradesmen|soldiers|sailors|airmen|marines|recruits|apprentices|operators|drivers|colleagues|personnel|trainees|instructors|mechanics|medics|specialists';

/** @param keepsPerson "I was responsible for managing" becomes "I managed" instead of "managed" */
function hiddenVerbs(isCurrent: boolean, keepsPerson = false): StyleRule[] {
  const responsible = '(?:I (?:was|am) |Was |Am )?(?:solely |directly )?responsible for ';
  const verb = (word: string) => finite(word, isCurrent);
  const personIn = (match: string) => (keepsPerson && match.startsWith('I ') ? 'I ' : '');
  return [
    {
      pattern: new RegExp(`\\b${responsible}(?:the )?(?:${nouns}) (?:and (?:${nouns}) )?of\\b`, 'gi'),
      to: (match) => {
        const named = match.match(new RegExp(`\\b(?:${nouns})\\b`, 'gi')) ?? [];
        return `${personIn(match)}${named.map(verb).join(' and ')}`;
      },
      reason: styleReasons.verb,
    },
    {
      pattern: new RegExp(`\\b${responsible}(${gerunds})( and (${gerunds}))?\\b`, 'gi'),
      to: (match, first = '', and, second = '') =>
        `${personIn(match)}${and ? `${verb(first)} and ${verb(second)}` : verb(first)}`,
      reason: styleReasons.verb,
    },
    {
      pattern: new RegExp(
        `\\b${responsible}((?:a team of |over )?\\d+ (?:x )?(?:\\p{L}+ ){0,2}(?:${people}))\\b`,
        'giu',
      ),
      to: (match, whom = '') => `${personIn(match)}${isCurrent ? 'lead' : 'led'} ${whom}`,
      reason: styleReasons.verb,
    },
    {
      pattern: new RegExp(`\\b(?:carried out|conducted|undertook|performed) (?:the )?(${nouns}) of\\b`, 'gi'),
      to: (_, noun = '') => finite(noun, false),
      reason: styleReasons.verb,
    },
    {
      pattern: new RegExp(
        `\\b(?:my duties included|duties included|my role was|my job was) (${gerunds})\\b`,
        'gi',
      ),
      to: (_, gerund = '') => verb(gerund),
      reason: styleReasons.verb,
    },
  ];
}

const withoutPerson: StyleRule[] = [
  {
    pattern:
      /(?<=^|[.!?;]\s+)I (?:also )?(?=\p{Ll}+(?:ed|t|d|n|w|e|l|k|g|p)\b)(?!am\b|was\b|have\b|had\b|can\b|could\b|will\b|would\b)/giu,
    to: '',
    reason: styleReasons.person,
  },
  { pattern: /\bmy own\b/gi, to: 'own', reason: styleReasons.filler },
];

const resultFirst: StyleRule = {
  pattern: new RegExp(
    `^((?:${pasts})) ([^,;.]{4,160}), (?:which )?(?:thereby |thus )?(reducing|cutting|saving|increasing|raising|improving)( [^.;]{3,160})(\\.?)$`,
    'i',
  ),
  to: (_, did = '', what = '', gerund = '', rest = '', stop = '') =>
    `${finite(gerund, false)}${rest} by ${gerundOf(did)} ${what}${stop}`,
  reason: styleReasons.result,
};

const purposeFirst: StyleRule = {
  pattern: new RegExp(`^(${pasts}) ([^,;.]{4,160}) (?:in order|so as) to ([^,;.]{4,160})(\\.?)$`, 'i'),
  to: (_, did = '', what = '', purpose = '', stop = '') =>
    `To ${purpose}, ${did.toLowerCase()} ${what}${stop}`,
  reason: styleReasons.purpose,
};

const ampersand: StyleRule = {
  pattern: /(?<=\p{Ll}) and (?=\p{Ll})/gu,
  to: ' & ',
  reason: styleReasons.article,
};

// Keeps the letter in "A level", "grade A" and "the A team".
const withoutArticles: StyleRule = {
  pattern:
    /(?<![\p{L}\p{N}&’'-])(?:the|an?|(?<=^|[.!?] )(?:The|An|A(?! (?:levels?|grades?|stars?|and|to|or|in|team)\b))) (?!(?:years?|months?|weeks?|days?|shifts?|hours?|quarters?|seasons?|times?|nights?|terms?|minutes?|meals?|head|person|lot|few|bit|little|third|half|quarter)(?!\p{L}))(?=[\p{L}\p{N}])/gu,
  to: '',
  reason: styleReasons.article,
};
const withoutShouting: StyleRule = { pattern: /!+/g, to: '.', reason: styleReasons.mark };

const short = [...swaps(wordy, styleReasons.wordy), ...swaps([...filler, ...spare], styleReasons.filler)];

function makeRules(mode: Mode, isCurrent: boolean): StyleRule[] {
  const verbFirst = hiddenVerbs(isCurrent);
  const rules: Record<Mode, () => StyleRule[]> = {
    rephrase: () => [
      ...hiddenVerbs(isCurrent, true),
      ...swaps(plainVerbs, styleReasons.plain),
      ...swaps(wordy, styleReasons.wordy),
    ],
    shorten: () => [...verbFirst, ...short, ...swaps(hedges, styleReasons.hedge), ...withoutPerson],
    professional: () => [
      ...verbFirst,
      ...swaps(casual, styleReasons.casual),
      ...swaps(filler, styleReasons.filler),
      withoutShouting,
      ...withoutPerson,
    ],
    enthusiastic: () => [
      ...verbFirst,
      ...swaps(eager, styleReasons.eager),
      ...swaps(hedges, styleReasons.hedge),
    ],
    persuasive: () => [
      ...verbFirst,
      ...swaps(hedges, styleReasons.hedge),
      ...swaps(filler, styleReasons.filler),
      ...withoutPerson,
      resultFirst,
      purposeFirst,
      ...swaps(assertive, styleReasons.assertive),
    ],
    ninja: () => [
      ...verbFirst,
      ...short,
      ...swaps(hedges, styleReasons.hedge),
      ...withoutPerson,
      withoutArticles,
      ampersand,
    ],
  };
  return rules[mode]();
}

const cache = new Map<string, StyleRule[]>();

export function rulesOf(mode: Mode, isCurrent: boolean): StyleRule[] {
  const key = `${mode}/${isCurrent}`;
  const rules = cache.get(key) ?? makeRules(mode, isCurrent);
  cache.set(key, rules);
  return rules;
}

const personal = /(?:^|[.!?;]\s+|,\s+|\s)I(?= |[’']m|[’']ve)/u;
const calls = new Map<boolean, StyleRule[]>();
function callsFor(isCurrent: boolean): StyleRule[] {
  const rules = calls.get(isCurrent) ?? [...hiddenVerbs(isCurrent), ...swaps(faults, styleReasons.wordy)];
  calls.set(isCurrent, rules);
  return rules;
}

export function needsWork(line: string, mode: Mode, isCurrent: boolean): boolean {
  const isFaulty = callsFor(isCurrent).some(({ pattern }) => line.search(pattern) >= 0);
  return isFaulty || (mode !== 'rephrase' && mode !== 'enthusiastic' && personal.test(line));
}
