/**
 * Rewrites by fixed rules: deterministic, with a reason for every change, and without adding facts. Text
 * that no rule matches stays as it is.
 */
import type { components } from '../../../openapi.gen.d.ts';
import { type JargonMatch, jargonAt } from '../hints/jargon.ts';
import { unknownTerms } from '../hints/unknownTerms.ts';
import { finite, gerundOf, gerunds, nouns, pasts } from './verbs.ts';
import { assertive, casual, eager, filler, hedges, plainVerbs, type Swap, spare, wordy } from './wording.ts';

type Mode = components['schemas']['RewriteMode'];
export type Change = components['schemas']['ResumeRewrite']['changes'][number];
export interface Rewriting {
  suggestion: string;
  changes: Change[];
  unknown_terms: string[];
}

interface PatternRule {
  pattern: RegExp;
  to: string | ((...found: string[]) => string);
  reason: string;
}

interface LineRule {
  find: (line: string) => JargonMatch[];
  reason: string;
}

type Rule = PatternRule | LineRule;

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
  purpose: 'What it was for comes first',
  assertive: 'Says what you did with more weight',
  article: 'Not needed in a note',
  mark: 'Calmer without it',
  stop: 'A whole sentence',
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

/** @param keepsPerson "I was responsible for managing" becomes "I managed" instead of "managed" */
function hiddenVerbs(isCurrent: boolean, keepsPerson = false): Rule[] {
  const responsible = '(?:I (?:was|am) |Was |Am )?(?:solely |directly )?responsible for ';
  const verb = (word: string) => finite(word, isCurrent);
  const personIn = (found: string) => (keepsPerson && found.startsWith('I ') ? 'I ' : '');
  return [
    {
      pattern: new RegExp(`\\b${responsible}(?:the )?(?:${nouns}) (?:and (?:${nouns}) )?of\\b`, 'gi'),
      to: (found) => {
        const named = found.match(new RegExp(`\\b(?:${nouns})\\b`, 'gi')) ?? [];
        return `${personIn(found)}${named.map(verb).join(' and ')}`;
      },
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(`\\b${responsible}(${gerunds})( and (${gerunds}))?\\b`, 'gi'),
      to: (found, one = '', and, other = '') =>
        `${personIn(found)}${and ? `${verb(one)} and ${verb(other)}` : verb(one)}`,
      reason: reasons.verb,
    },
    {
      pattern: new RegExp(
        `\\b${responsible}((?:a team of |over )?\\d+ (?:x )?(?:\\p{L}+ ){0,2}(?:${people}))\\b`,
        'giu',
      ),
      to: (found, whom = '') => `${personIn(found)}${isCurrent ? 'lead' : 'led'} ${whom}`,
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

const purposeFirst: Rule = {
  pattern: new RegExp(`^(${pasts}) ([^,;.]{4,160}) (?:in order|so as) to ([^,;.]{4,160})(\\.?)$`, 'i'),
  to: (_, did = '', what = '', purpose = '', stop = '') =>
    `To ${purpose}, ${did.toLowerCase()} ${what}${stop}`,
  reason: reasons.purpose,
};

const ampersand: Rule = { pattern: /(?<=\p{Ll}) and (?=\p{Ll})/gu, to: ' & ', reason: reasons.article };

// Keeps the letter in "A level", "grade A" and "the A team".
const withoutArticles: Rule = {
  pattern:
    /(?<![\p{L}\p{N}&’'-])(?:the|an?|(?<=^|[.!?] )(?:The|An|A(?! (?:levels?|grades?|stars?|and|to|or|in|team)\b))) (?=[\p{L}\p{N}])/gu,
  to: '',
  reason: reasons.article,
};
const withoutShouting: Rule = { pattern: /!+/g, to: '.', reason: reasons.mark };

const civilian: Rule[] = [{ find: jargonAt, reason: reasons.jargon }];
const short = [...swaps(wordy, reasons.wordy), ...swaps([...filler, ...spare], reasons.filler)];

function rulesOf(mode: Mode, isCurrent: boolean): Rule[] {
  const verbFirst = hiddenVerbs(isCurrent);
  const rules: Record<Mode, Rule[]> = {
    rephrase: [
      ...hiddenVerbs(isCurrent, true),
      ...civilian,
      ...swaps(plainVerbs, reasons.plain),
      ...swaps(wordy, reasons.wordy),
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
      purposeFirst,
      ...swaps(assertive, reasons.assertive),
    ],
    ninja: [
      ...verbFirst,
      ...short,
      ...swaps(hedges, reasons.hedge),
      ...withoutPerson,
      withoutArticles,
      ampersand,
    ],
  };
  return rules[mode];
}

/** `isCurrent`: the job is still held, so "managing" becomes "manage" instead of "managed". */
export function rewriteByRules(text: string, mode: Mode, { isCurrent = false } = {}): Rewriting {
  const changes: Change[] = [];
  const rules = rulesOf(mode, isCurrent);
  const lines = text.split('\n').map((line) => {
    const rewritten = rewriteLine(line, rules, changes);
    return mode === 'professional' && rewritten !== line ? withStop(rewritten, changes) : rewritten;
  });
  const suggestion = lines.join('\n');
  return { suggestion, changes, unknown_terms: unknownTerms(suggestion) };
}

/** Adds a full stop only to lines that were changed anyway. */
function withStop(line: string, changes: Change[]): string {
  const [last] = line.match(/[\p{L}\p{N}%)]+$/u) ?? [];
  if (!last) return line;
  changes.push({ from: last, to: `${last}.`, reason: reasons.stop });
  return `${line}.`;
}

function rewriteLine(line: string, rules: Rule[], changes: Change[]): string {
  let text = line;
  for (const rule of rules) {
    let end = 0;
    let written = '';
    for (const { at, from, to } of 'find' in rule ? rule.find(text) : foundBy(rule, text)) {
      const isStart = at === 0 || /[.!?]\s+$/.test(text.slice(0, at));
      const wanted = isStart && /^\p{Lu}/u.test(from) ? capital(to) : to;
      if (wanted !== from) changes.push({ from: from.trim(), to: wanted.trim(), reason: rule.reason });
      written += text.slice(end, at) + wanted;
      end = at + from.length;
    }
    text = written + text.slice(end);
  }
  return text === line ? line : tidy(text, line);
}

const foundBy = ({ pattern, to }: PatternRule, text: string): JargonMatch[] =>
  [...text.matchAll(pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
    at: match.index,
    from: match[0],
    to: typeof to === 'string' ? to : to(...match),
  }));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fixes punctuation and capitals that a change left behind, without touching the rest. */
function tidy(text: string, before: string): string {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,;:]|\.(?![\p{L}\p{N}]))/gu, '$1')
    .replace(/^[\s,;]+/, '')
    .replace(/,(?=[.;]|$)/g, '')
    .trimEnd();
  const sentences = spaced.replace(/(?<=[.!?] )\p{Ll}[\p{L}\p{N}]*/gu, (word, at: number) =>
    isMixed(word) || before.includes(spaced.slice(Math.max(0, at - 3), at + word.length))
      ? word
      : capital(word),
  );
  const [first = ''] = sentences.match(/^[\p{L}\p{N}]+/u) ?? [];
  return /^\p{Lu}/u.test(before) && !isMixed(first) ? capital(sentences) : sentences;
}

/** Such as iPhone. */
const isMixed = (word: string) => /^\p{Ll}+\p{Lu}/u.test(word);
