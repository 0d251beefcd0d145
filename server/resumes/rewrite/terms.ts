// Puts military terms in plain words and keeps the sentence correct: number, article, compound and capital follow.
import type { LexiconEntry } from '../lexicon/entries.ts';
import { type ReadingContext, type Term, termsIn } from '../lexicon/lexicon.ts';
import { articleFor, withArticle } from './articles.ts';
import { fits, namesOrganisation } from './fitting.ts';
import { spelledFor } from './spelling.ts';
import { isNounAt } from './tagger.ts';

interface TermChange {
  from: string;
  to: string;
}

interface Rendered {
  text: string;
  changes: TermChange[];
  startsWithRole: boolean;
}

interface RenderOptions extends ReadingContext {
  isCurrent?: boolean;
  isShort?: boolean;
}

const nounKinds = new Set(['thing', 'person', 'head', 'unit', 'mass', 'plural', 'name', 'answer']);
const countable = new Set(['thing', 'person', 'head', 'unit', 'answer']);
const determiner =
  /(?<![\p{L}])(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|each|every|any|all|both|no|another|one|new|first|same|other|acting|duty|deputy|assistant|senior|junior|local|main|full-time|annual|daily|weekly|\d[\d,.]*(?:st|nd|rd|th)?|[\p{L}]+[’']s?) $/iu;
const preposition = /(?<![\p{L}])(?:in|at|from|for|to|with|by|under|into|near|of|on|through|via) $/iu;
const sentenceStart = /(?:^|[.!?•\n]\s+|^[-–*•]\s*)$/;
const clauseStart = /(?:^|[.!?:;•\n]\s+|^[-–*•]\s*)$/;
const equipmentVerb =
  /(?<!\p{L})(?:operated|drove|maintained|repaired|serviced|used|crewed|fired|wrote|produced|installed|inspected) $/iu;
const countBefore = /(?<![\p{L}\p{N}.,/£$€-])(\d+(?:,\d{3})*)(?: ?[x×])? $/u;
const bracket = / \([^)]*\)$/;
const institution =
  /^(?:Royal|Adjutant|Army Foundation|Army Reserve|Army training|Army of|Army staff|Parachute|Intelligence|Small Arms|Corps|Military Aviation|Career Transition|Department|Office|Joint Chiefs|Defense|National|Territorial|Fleet|Air Mobility|Air Combat|US |Reserve|Special Investigation|Military Provost|British Forces|Defence|Commando|Marine Corps|Expert|Combat)/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string) => text.replace(/(?<![\p{L}’])\p{Ll}/gu, (letter) => letter.toUpperCase());
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ies)$/, 'y')
    .replace(/s$/, '');
const ruleWord = /^(?:policy|policies|rules?|regulations?|standards?|procedures?|instructions?)$/;
const saysTheSame = (word: string, other: string) =>
  stem(word) === stem(other) || (ruleWord.test(word) && ruleWord.test(other));

interface Place {
  before: string;
  after: string;
  term: Term;
  next: Term | undefined;
  line: string;
  isShort: boolean;
}

function modifiesNoun({ term, next, after, line }: Place): boolean {
  if (!after.startsWith(' ')) return false;
  if (next?.at === term.end + 1) {
    const { kind, plain } = next.entry;
    return (
      (nounKinds.has(kind) && !/^(?:the |operations |.*deployment to)/.test(plain)) || kind === 'adjective'
    );
  }
  return isNounAt(line, term.end + 1);
}

function isMany({ term, before, after }: Place, isModifier: boolean): boolean {
  if (isModifier) return false;
  if (term.isPlural) return true;
  const [, digits] = before.match(countBefore) ?? [];
  if (/(?<!\p{L})(?:no|nil|zero) $/iu.test(before) || equipmentVerb.test(before))
    return term.entry.kind === 'thing';
  if (digits === undefined || term.entry.kind === 'unit' || term.text.startsWith('(')) return false;
  return (
    // Four digits without a comma are a year or an occupation code: “3043 supply chief”.
    !/^(?:0\d*|1|\d{4})$/.test(digits) &&
    !/(?:No\.?|Number|Class|Type|Op [A-Z]+|version) \d+ $/.test(before) &&
    !/^’s/.test(after)
  );
}

const isInName = (before: string) =>
  /(?:\d|\d(?:st|nd|rd|th)|\([A-Z]+\)) $/.test(before) ||
  (/(?<![.!?:;•] )(?<!^)\p{Lu}[\p{L}-]*\p{Ll}[\p{L}-]* $/u.test(before) &&
    !/(?:Marine|Army|Navy|British|Royal|American|Afghan|Iraqi|Acting|Deputy|Senior) $/.test(before));

/** Brackets within brackets, or two after each other, would read as a fault. */
const hasBrackets = ({ before, after, term }: Place) =>
  before.endsWith('(') ||
  (after.startsWith(' (') && !/petty officer/.test(term.entry.plain)) ||
  /^\(/.test(term.text);

function nounFor(place: Place): string {
  const { term, before, after } = place;
  const { entry } = term;
  const isHead = entry.kind === 'head' && !namesOrganisation(after);
  const isModifier = !isHead && modifiesNoun(place);
  const many = isMany(place, isModifier);
  let text = many && countable.has(entry.kind) ? entry.plural : entry.plain;
  if (isModifier || place.isShort || /^[’']s?(?!\p{L})/u.test(after) || hasBrackets(place))
    text = text.replace(bracket, '');
  if (isModifier && entry.kind === 'plural')
    text = text.replace(/(?<=\p{L}(?:ement|ion|ork|ystem|orm|est|oint))s$/u, '');
  const isDetermined = determiner.test(before);
  if (text.startsWith('the ') && (isModifier || isDetermined)) text = text.slice(4);
  if (entry.kind === 'unit' && isInName(before) && !many) text = titled(text);
  if (!isModifier) text = withDeterminer(text, entry, place, isDetermined, many);
  return isHead ? headOf(text, after, place.next, term) : text;
}

function withDeterminer(
  text: string,
  { kind }: LexiconEntry,
  { before, after, term }: Place,
  isDetermined: boolean,
  many: boolean,
) {
  if (isDetermined) return text;
  const isSystem =
    kind === 'name' && (/^\p{Ll}/u.test(text) || /system/.test(text)) && !text.startsWith('the ');
  const isNamed = isSystem || (kind === 'name' && institution.test(text) && preposition.test(before));
  if (isNamed) return clauseStart.test(before) ? text : `the ${text}`;
  if (many || !preposition.test(before) || /% of $/.test(before) || /^ (?:\p{Lu}|\d)/u.test(after))
    return text;
  if (kind === 'head') return `the ${text}`;
  if (kind === 'unit' && !/^ (?:of|HQ) /.test(after)) return withArticle(text);
  return kind === 'thing' &&
    !/[^s]s$/.test(text) &&
    !/(?<!\p{L})by $/u.test(before) &&
    !term.text.includes('/')
    ? withArticle(text)
    : text;
}

// "OC Training Flt" is the commander *of* the flight.
function headOf(text: string, after: string, next: Term | undefined, term: Term): string {
  const isFollowed =
    next?.at === term.end + 1 &&
    !['preposition', 'phrase', 'verb', 'person', 'head'].includes(next.entry.kind);
  if (/^ \d/.test(after)) return `${text} of`;
  if (
    !isFollowed &&
    !/^ \p{Lu}\p{Ll}+ (?:Flt|Sqn|Coy|Pl|Wg|Flight|Squadron|Company|Platoon|Wing)/u.test(after)
  )
    return text;
  return `${text.replace(bracket, '')} of the`;
}

function isFitting(place: Place): boolean {
  const { before, after, term } = place;
  const { kind } = term.entry;
  const isModifier =
    /^[’']s? /.test(after) || (modifiesNoun(place) && (kind !== 'head' || namesOrganisation(after)));
  return fits({ before, after, kind, isPlural: isMany(place, isModifier), isModifier });
}

function prepositionFor({ before, after, term }: Place, isCurrent: boolean): string {
  const { plain } = term.entry;
  if (plain !== 'in charge of') return plain;
  if (clauseStart.test(before)) return isCurrent ? 'manage' : 'managed';
  if (/(?<!\p{L})(?:was|am|were|as) $/iu.test(before)) return plain;
  return /^ of /.test(after) ? 'in charge' : plain;
}

function withoutEcho(text: string, { before, after }: Place): string {
  const words = text.split(' ');
  const [, following] = after.match(/^ ([\p{L}’-]+)/u) ?? [];
  const [, preceding] = before.match(/([\p{L}’-]+) $/u) ?? [];
  if (following && words.length > 1 && saysTheSame(words.at(-1)!, following)) words.pop();
  if (preceding && words.length > 1 && saysTheSame(words[0]!, preceding)) words.shift();
  return words.join(' ');
}

const post =
  /^ (?:\p{Ll}+ )?(?:chief|leader|lead|commander|supervisor|operator|instructor|NCO|TC|TL|PL)(?![\p{L}\p{N}])/u;

/** "92Y supply NCO" names a trade and then a post; "92Y training" names a training. */
function precedesPost({ term, next, after, line }: Place): boolean {
  const isPost = next?.entry.kind === 'person' || next?.entry.kind === 'head';
  if (isPost && /^ (?:\p{Ll}+ )?$/u.test(line.slice(term.end, next.at))) return true;
  return post.test(after);
}

function render(place: Place, isCurrent: boolean): string {
  const { term, before } = place;
  const { kind, plain } = term.entry;
  const text = nounKinds.has(kind)
    ? nounFor(place)
    : kind === 'preposition'
      ? prepositionFor(place, isCurrent)
      : plain;
  const once = withoutEcho(text, place);
  const isCode = /^(?:MOS |AFSC )?\d/.test(term.text) && kind === 'person';
  if (isCode && precedesPost(place)) return sentenceStart.test(before) ? `${capital(once)},` : `${once},`;
  const inName =
    kind === 'adjective' && /(?:\d|\d(?:st|nd|rd|th)) $/.test(before) && place.next?.entry.kind === 'unit';
  if (inName) return titled(once);
  return sentenceStart.test(before) ? capital(once) : once;
}

function originalOf(place: Place): { text: string; skip: number } {
  const { term, after } = place;
  if (!term.entry.keepsOriginal) return { text: '', skip: 0 };
  const brackets = ` (${term.text.replace(/[()]/g, '')})`;
  const [next = ''] =
    modifiesNoun(place) && place.next?.at !== term.end + 1 ? (after.match(/^ [\p{L}’-]+/u) ?? []) : [];
  return { text: next + brackets, skip: next.length };
}

export function renderTerms(
  line: string,
  { isCurrent = false, isShort = false, ...reading }: RenderOptions = {},
): Rendered {
  const terms = termsIn(line, reading);
  const changes: TermChange[] = [];
  let text = '';
  let end = 0;
  for (const [at, term] of terms.entries()) {
    text += line.slice(end, term.at);
    const place: Place = {
      before: text,
      after: line.slice(term.end),
      term,
      next: terms[at + 1],
      line,
      isShort,
    };
    if (!isFitting(place)) {
      text += term.text;
      end = term.end;
      continue;
    }
    const rendering = spelledFor(render(place, isCurrent), term);
    const original = originalOf(place);
    const article = articleBefore(text, rendering, place);
    text = text.slice(0, text.length - article.from.length) + article.to + rendering + original.text;
    changes.push({ from: article.from + term.text, to: `${article.to}${rendering}${original.text}` });
    end = term.end + original.skip;
  }
  text += line.slice(end);
  const [first] = terms;
  const startsWithRole =
    first !== undefined &&
    sentenceStart.test(line.slice(0, first.at)) &&
    ['person', 'head'].includes(first.entry.kind);
  return { text, changes, startsWithRole };
}

function articleBefore(before: string, rendering: string, place: Place): { from: string; to: string } {
  const [from, article = ''] = before.match(/(?<![\p{L}\p{N}’'-])(an?) $/iu) ?? [''];
  if (!from) return { from: '', to: '' };
  const { kind } = place.term.entry;
  const isUncounted = (kind === 'mass' || kind === 'plural') && !modifiesNoun(place);
  if (isUncounted || place.term.isPlural) return { from, to: '' };
  const needed = articleFor(rendering);
  const written = /^\p{Lu}/u.test(article) ? capital(needed) : needed;
  return { from, to: `${written} ` };
}
