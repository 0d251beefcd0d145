/**
 * Promises: a rewriting by rules alone, the same for the same text, with every change and its reason, that says nothing the
 * text did not say. It knows phrases, not the world: where no rule fits, the text stays as it is.
 */
import type { components } from '../../../openapi.gen.d.ts';
import { jargon } from '../jargon.ts';
import { finite, gerundOf, gerunds, nouns, pasts } from './verbs.ts';
import { casual, eager, filler, hedges, plainVerbs, type Swap, wordy } from './wording.ts';

type Mode = components['schemas']['RewriteMode'];
export type Change = components['schemas']['ResumeRewrite']['changes'][number];
export interface Rewriting {
  suggestion: string;
  changes: Change[];
}

interface Rule {
  pattern: RegExp;
  to: string | ((...found: string[]) => string);
  reason: string;
}

const reasons = {
  wordy: 'Fewer words for the same',
  filler: 'Adds nothing',
  hedge: 'Says it plainly',
  casual: 'More formal',
  eager: 'More active',
  plain: 'A plainer word',
  jargon: 'A civilian reader may not know this',
  person: 'A CV needs no “I”',
  verb: 'The verb first',
  result: 'The result first',
  article: 'Not needed in a note',
  mark: 'Calmer without it',
};

const swaps = (list: Swap[], reason: string): Rule[] =>
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

function hiddenVerbs(isCurrent: boolean): Rule[] {
  const responsible = '(?:I (?:was|am) |Was |Am )?(?:solely |directly )?responsible for ';
  const verb = (word: string) => finite(word, isCurrent);
  return [
    {
      pattern: new RegExp(`\\b${responsible}(?:the )?(?:${nouns}) (?:and (?:${nouns}) )?of\\b`, 'gi'),
      to: (found) => {
        const named = found.match(new RegExp(`\\b(?:${nouns})\\b`, 'gi')) ?? [];
        return named.map(verb).join(' and ');
      },
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(`\\b${responsible}(${gerunds})( and (${gerunds}))?\\b`, 'gi'),
      to: (_, one = '', and, other = '') => (and ? `${verb(one)} and ${verb(other)}` : verb(one)),
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(
        `\\b${responsible}((?:a team of |over )?\\d+ (?:x )?(?:\\p{L}+ ){0,2}(?:${people}))\\b`,
        'giu',
      ),
      to: (_, whom = '') => `${isCurrent ? 'lead' : 'led'} ${whom}`,
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(`\\b(?:carried out|conducted|undertook|performed) (?:the )?(${nouns}) of\\b`, 'gi'),
      to: (_, noun = '') => finite(noun, false),
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(
        `\\b(?:my duties included|duties included|my role was|my job was) (${gerunds})\\b`,
        'gi',
      ),
      to: (_, gerund = '') => verb(gerund),
      reason: reasons.verb,
    },
  ];
}

const withoutPerson: Rule[] = [
  {
    pattern:
      /(?<=^|[.!?;]\s+)I (?:also )?(?=\p{Ll}+(?:ed|t|d|n|w|e|l|k|g|p)\b)(?!am\b|was\b|have\b|had\b|can\b|could\b|will\b|would\b)/giu,
    to: '',
    reason: reasons.person,
  },
  { pattern: /\bmy own\b/gi, to: 'own', reason: reasons.filler },
];

const resultFirst: Rule = {
  pattern: new RegExp(
    `^((?:${pasts})) ([^,;.]{4,160}), (?:which )?(?:thereby |thus )?(reducing|cutting|saving|increasing|raising|improving)( [^.;]{3,160})(\\.?)$`,
    'i',
  ),
  to: (_, did = '', what = '', gerund = '', rest = '', stop = '') =>
    `${finite(gerund, false)}${rest} by ${gerundOf(did)} ${what}${stop}`,
  reason: reasons.result,
};

const withoutArticles: Rule = {
  pattern: /\b(?:the|a|an) (?=[\p{L}\p{N}])/giu,
  to: '',
  reason: reasons.article,
};
const withoutShouting: Rule = { pattern: /!+/g, to: '.', reason: reasons.mark };

const civilian: Rule[] = jargon.map(({ pattern, to }) => ({ pattern, to, reason: reasons.jargon }));
const short = [...swaps(wordy, reasons.wordy), ...swaps(filler, reasons.filler)];

function rulesOf(mode: Mode, isCurrent: boolean): Rule[] {
  const verbFirst = hiddenVerbs(isCurrent);
  const rules: Record<Mode, Rule[]> = {
    rephrase: [
      ...verbFirst,
      ...civilian,
      ...swaps(plainVerbs, reasons.plain),
      ...swaps(wordy, reasons.wordy),
      ...withoutPerson,
    ],
    shorten: [...verbFirst, ...short, ...swaps(hedges, reasons.hedge), ...withoutPerson],
    professional: [
      ...verbFirst,
      ...swaps(casual, reasons.casual),
      ...swaps(filler, reasons.filler),
      ...civilian,
      withoutShouting,
      ...withoutPerson,
    ],
    enthusiastic: [
      ...verbFirst,
      ...swaps(eager, reasons.eager),
      ...swaps(hedges, reasons.hedge),
      ...civilian,
    ],
    persuasive: [
      ...verbFirst,
      ...swaps(hedges, reasons.hedge),
      ...swaps(filler, reasons.filler),
      ...civilian,
      ...withoutPerson,
      resultFirst,
    ],
    ninja: [...verbFirst, ...short, ...swaps(hedges, reasons.hedge), ...withoutPerson, withoutArticles],
  };
  return rules[mode];
}

/** `isCurrent`: of a post that somebody still holds, so that "managing" becomes "manage" and not "managed". */
export function rewriteByRules(text: string, mode: Mode, { isCurrent = false } = {}): Rewriting {
  const changes: Change[] = [];
  const rules = rulesOf(mode, isCurrent);
  const lines = text.split('\n').map((line) => rewriteLine(line, rules, changes));
  return { suggestion: lines.join('\n'), changes };
}

function rewriteLine(line: string, rules: Rule[], changes: Change[]): string {
  let text = line;
  for (const { pattern, to, reason } of rules) {
    text = text.replace(pattern, (...found: unknown[]) => {
      const [from] = found as [string];
      const at = found.find((one) => typeof one === 'number') as number;
      const groups = found.slice(0, found.indexOf(at)) as string[];
      const plain = typeof to === 'string' ? to : to(...groups);
      const isStart = at === 0 || /[.!?]\s+$/.test(text.slice(0, at));
      const wanted = isStart && /^\p{Lu}/u.test(from) ? capital(plain) : plain;
      if (wanted !== from) changes.push({ from: from.trim(), to: wanted.trim(), reason });
      return wanted;
    });
  }
  return text === line ? line : tidy(text, line);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function tidy(text: string, before: string): string {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:])/g, '$1')
    .replace(/^[\s,;]+/, '')
    .replace(/,(?=[.;]|$)/g, '')
    .trimEnd();
  const sentences = spaced.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}/u.test(before) ? capital(sentences) : sentences;
}
