// Deterministic, with a reason for every change, and without adding facts; a line that is already plain stays as it is.
import type { components } from '../../../openapi.gen.d.ts';
import { unknownTerms } from '../hints/unknownTerms.ts';
import { type ReadingContext, termsIn } from '../lexicon/lexicon.ts';
import { changedFact } from './factLock.ts';
import { roleFirstOrLast } from './roles.ts';
import { needsWork, rulesOf, type StyleRule, styleReasons } from './styleRules.ts';
import { renderTerms } from './terms.ts';

type Mode = components['schemas']['RewriteMode'];
export type RewriteChange = components['schemas']['ResumeRewrite']['changes'][number];
export interface RuleRewriting {
  suggestion: string;
  changes: RewriteChange[];
  unknown_terms: string[];
}

interface RewriteOptions extends ReadingContext {
  /** The job is still held, so "managing" becomes "manage" instead of "managed". */
  isCurrent?: boolean;
}

const mostPasses = 4;

export function rewriteByRules(text: string, mode: Mode, options: RewriteOptions = {}): RuleRewriting {
  const changes: RewriteChange[] = [];
  const suggestion = text
    .split('\n')
    .map((line) => rewriteLine(line, mode, options, changes))
    .join('\n');
  return { suggestion, changes, unknown_terms: unexplainedIn(text, suggestion, options) };
}

const mostUnexplained = 10;

/** Only words of the person: nobody is asked what our own plain words mean. */
function unexplainedIn(original: string, suggestion: string, options: ReadingContext): string[] {
  const lower = original.toLowerCase();
  return unexplained(suggestion, options).filter((term) => lower.includes(term.toLowerCase()));
}

/** Unknown terms, and those that the lexicon knows but that do not fit where they stand. */
export function unexplained(text: string, options: ReadingContext): string[] {
  const unrendered = text.split('\n').flatMap((line) => termsIn(line, options).map((term) => term.text));
  return [...new Set([...unrendered, ...unknownTerms(text, options)])].slice(0, mostUnexplained);
}

function rewriteLine(line: string, mode: Mode, options: RewriteOptions, changes: RewriteChange[]): string {
  const lineChanges: RewriteChange[] = [];
  let text = line;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const passChanges: RewriteChange[] = [];
    const next = rewriteOnce(text, mode, options, passChanges);
    if (next === text || (pass > 0 && !isTrueTo(line, next, options))) break;
    lineChanges.push(...passChanges);
    text = next;
  }
  if (isTrueTo(line, text, options)) {
    changes.push(...lineChanges);
    return text;
  }
  // The style went too far: the plain words of its terms may still be offered.
  const termChanges: RewriteChange[] = [];
  const { text: plain } = inPlainWords(line, mode, options, termChanges);
  if (!isTrueTo(line, plain, options)) return line;
  changes.push(...termChanges);
  return plain;
}

const isTrueTo = (line: string, text: string, options: RewriteOptions) =>
  changedFact(line, text, options) === null;

// The plain words of a term may contain another term. A later pass that is not true to the line spoils nothing before it.
function inPlainWords(line: string, mode: Mode, options: RewriteOptions, changes: RewriteChange[]) {
  const isShort = mode === 'shorten' || mode === 'ninja';
  let [text, startsWithRole] = [line, false];
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const rendered = renderTerms(text, { ...options, isShort });
    if (rendered.changes.length === 0 || (pass > 0 && !isTrueTo(line, rendered.text, options))) break;
    for (const { from, to } of rendered.changes) changes.push({ from, to, reason: styleReasons.jargon });
    startsWithRole ||= rendered.startsWithRole;
    text = rendered.text;
  }
  return { text: text === line ? line : withoutRepeats(text, line), startsWithRole };
}

const repeat = /(?<![\p{L}\p{N}])(\p{L}[\p{L} ’-]{4,40}?)(?: \(\1\)|(?:,| and| &)? \1)(?![\p{L}\p{N}])/giu;

// Two terms may have the same plain words. Words that the line itself repeats stay.
const withoutRepeats = (text: string, line: string) =>
  text.replace(repeat, (both, words: string) =>
    line.toLowerCase().includes(both.toLowerCase()) ? both : words,
  );

function rewriteOnce(line: string, mode: Mode, options: RewriteOptions, changes: RewriteChange[]): string {
  const isCurrent = options.isCurrent ?? false;
  const { text, startsWithRole } = inPlainWords(line, mode, options, changes);
  if (text === line && !needsWork(line, mode, isCurrent)) return line;
  const styled = applyRules(text, rulesOf(mode, isCurrent), changes);
  const ordered = roleFirstOrLast(styled, mode, isCurrent, startsWithRole);
  if (ordered !== styled) changes.push({ from: styled, to: ordered, reason: styleReasons.verb });
  return withMark(tidy(ordered, line), mode, changes);
}

function withMark(line: string, mode: Mode, changes: RewriteChange[]): string {
  if (mode === 'ninja') return line.replace(/(?<=[\p{L}\p{N}%)])\.$/u, '');
  if (mode !== 'professional') return line;
  const [last] = line.match(/[\p{L}\p{N}%)]+$/u) ?? [];
  if (!last) return line;
  changes.push({ from: last, to: `${last}.`, reason: styleReasons.stop });
  return `${line}.`;
}

function applyRules(line: string, rules: StyleRule[], changes: RewriteChange[]): string {
  let text = line;
  for (const { pattern, to, reason } of rules) {
    let end = 0;
    let written = '';
    for (const match of text.matchAll(pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`))) {
      const [from] = match;
      const isStart = match.index === 0 || /[.!?]\s+$/.test(text.slice(0, match.index));
      const replacement = typeof to === 'string' ? to : to(...match);
      const replaced = isStart && /^\p{Lu}/u.test(from) ? capital(replacement) : replacement;
      if (replaced !== from) changes.push({ from: from.trim(), to: replaced.trim(), reason });
      written += text.slice(end, match.index) + replaced;
      end = match.index + from.length;
    }
    text = written + text.slice(end);
  }
  return text;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isMixed = (word: string) => /^\p{Ll}+\p{Lu}/u.test(word);

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
  return /^[\p{Lu}\p{N}]/u.test(before) && !isMixed(first) ? capital(sentences) : sentences;
}
