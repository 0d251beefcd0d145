// Puts military terms in plain words and keeps the sentence correct: number, article, compound and capital follow.
import type { LexiconEntry } from '../lexicon/entries.ts';
import { type ReadingContext, type Term, termsIn } from '../lexicon/lexicon.ts';
import { articleFor, withArticle } from './articles.ts';
import { fits, namesOrganisation } from './fitting.ts';
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
const countBefore = /(?<![\p{L}\p{N}.,/£$€-])(\d[\d,]*)(?: ?[x×])? $/u;
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
    !/^(?:0*1|19\d\d|20\d\d)$/.test(digits) &&
    !/(?:No\.?|Number|Class|Type|Op [A-Z]+|version) \d+ $/.test(before) &&
    !/^’s/.test(after)
  );
}

const isInName = (before: string) =>
  /(?:\d|\d(?:st|nd|rd|th)|\([A-Z]+\)) $/.test(before) ||
  (/(?<![.!?:;•] )(?<!^)\p{Lu}[\p{L}-]+ $/u.test(before) &&
    !/(?:Marine|Army|Navy|British|Royal|American|Afghan|Iraqi|Acting|Deputy|Senior) $/.test(before));

function nounFor(place: Place): string {
  const { term, before, after } = place;
  const { entry } = term;
  const isHead = entry.kind === 'head' && !namesOrganisation(after);
  const isModifier = !isHead && modifiesNoun(place);
  const many = isMany(place, isModifier);
  let text = many && countable.has(entry.kind) ? entry.plural : entry.plain;
  if (isModifier || place.isShort || /^[’']s?(?!\p{L})/u.test(after)) text = text.replace(bracket, '');
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
    next.entry.kind !== 'preposition' &&
    next.entry.kind !== 'person' &&
    next.entry.kind !== 'head';
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
  if (isCode && place.next?.at === term.end + 1 && place.next.entry.kind === 'person')
    return sentenceStart.test(before) ? `${capital(once)},` : `${once},`;
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

const americanSpelling: [RegExp, string][] = [
  [/programme/g, 'program'],
  [/([cC])entre/g, '$1enter'],
  [/([dD])efence/g, '$1efense'],
  [/([aA])rmour/g, '$1rmor'],
  [/([oO])rganis/g, '$1rganiz'],
  [/mobilis/g, 'mobiliz'],
  [/authoris/g, 'authoriz'],
  [/([lL])icence/g, '$1icense'],
  [/manoeuvre/g, 'maneuver'],
  [/fuelling/g, 'fueling'],
  [/counsellor/g, 'counselor'],
  [/behaviour/g, 'behavior'],
  [/([aA])dviser/g, '$1dvisor'],
];

function spelledFor(text: string, { entry, country }: Term): string {
  const isAmerican = entry.where.startsWith('US') || (country === 'US' && !entry.where.startsWith('UK '));
  if (!isAmerican) return text;
  return americanSpelling.reduce((spelled, [british, american]) => spelled.replace(british, american), text);
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
