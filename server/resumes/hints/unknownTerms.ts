import { isInPlaceName, speaksOfService } from '../lexicon/conditions.ts';
import { isEnglish } from '../lexicon/englishWords.ts';
import { ambiguousInService, everyday } from '../lexicon/everyday.ts';
import {
  hasCivilianMeaning,
  isShouted,
  lexiconTermsIn,
  type ReadingContext,
  type Term,
} from '../lexicon/lexicon.ts';

const mostTerms = 10;

const postcode = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/gu;
const standard = /(?<![\p{L}\p{N}])(?:ISO|BS|EN|IEC|BS EN|ASTM|ANSI|IEEE|NFPA|IP) ?\d[\d.:/-]*/gu;
const roman = /^(?=.)(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
// A number with its unit: 10GB, 30K, 240kV, 3PM, 1990S, 2ND. A single letter may be an occupation code: 68W, 88M.
const measure =
  /^\d[\d.,]*(?:K|[KMGT]B|[kMG]W|[kMG]?Wh|[kM]V|[kMG]?Hz|[mk]A|AM|PM|S|ST|ND|RD|TH|FT|KM|KG|MM|CM|MPH|HRS?)$/;
const smallMeasure =
  /^\d[\d.,]*(?:k|m|bn|x|p|s|st|nd|rd|th|ft|in|kms?|kgs?|mm|cm|mph|kph|hrs?|h|mins?|lbs?|t|hp|ltrs?|l|am|pm|yr|yrs)$/;
const productBefore =
  /(?:Boeing|Airbus|Audi|BMW|Mazda|Mercedes|Peugeot|Volvo|Scania|Ford|Galaxy|iPhone|Canon|Nikon|Sony|vitamin|bolts?|motorway|road|route|highway|grade|size|module|room|gate|platform|flight|building|zone|section|level|type|class|model|series|version|bus|JCB|CAT|Komatsu|Hitachi|Fendt|John Deere|Cessna|Piper) $/i;
const aircraft = /^(?:F|B|A|C|E|U|T)-\d{1,3}[A-Z]{0,2}s?$|^(?:A|B)\d{3}$|^Mk\d+[A-Z]?$|^F?GR\d$/;

const isOrdinary = (part: string) =>
  everyday.has(part) || everyday.has(part.replace(/['’]?s$/, '')) || roman.test(part) || measure.test(part);
const isCode = (part: string) =>
  /\p{Lu}{2,}/u.test(part) || (/\p{Lu}/u.test(part) && /\p{N}/u.test(part) && /[\p{L}\p{N}]{2,}/u.test(part));

const hasVowel = (word: string) => /[aeiouy]/i.test(word);
// How an English word or name may end: Sqn, Regt, Armd and Engr do not.
const endsLikeWord =
  /(?:[aeiouy].?|ch|ck|cks|cs|ct|cts|ff|ffs|ft|fts|gh|ghs|ght|ghts|gs|hl|hn|ks|lb|ld|lds|lf|lk|lks|ll|lls|lm|lms|lp|lps|ls|lt|lts|lz|mb|mbs|mp|mps|ms|nch|nd|nds|ng|ngs|nk|nks|nn|nns|ns|nt|nth|nts|nz|ph|phs|ps|pt|pts|rb|rd|rds|rf|rg|rk|rks|rl|rls|rm|rms|rn|rns|rp|rs|rst|rt|rth|rts|sh|sk|sks|sm|sp|ss|st|sts|tch|th|ths|ts|tt|tts|tz|wl|wn|wns|ws|xt|xts|ys|zz|ds|bs)$/i;
const longestPlainShortForm = 3;

/** A capitalised word that is in no list is a name, unless it looks shortened. */
const looksShortened = (word: string, isService: boolean) =>
  !hasVowel(word) || (isService && (word.length <= longestPlainShortForm || !endsLikeWord.test(word)));

function isUnknownWord(word: string, isService: boolean): boolean {
  if (!/^[A-Za-z]{2,}$/.test(word) || isEnglish(word)) return false;
  if (/^[a-z]+$/.test(word)) return isService || !hasVowel(word) || word.length <= longestPlainShortForm;
  if (/^[A-Z][a-z]+$/.test(word)) return looksShortened(word, isService);
  return isService && /[a-z][A-Z]/.test(word) && !/^(?:Mc|Mac|De|Di|Du|La|Le|Van|Fitz)[A-Z]/.test(word);
}

function isUnknown(token: string, isService: boolean): boolean {
  if (isService && ambiguousInService.has(token)) return true;
  if (isOrdinary(token) || aircraft.test(token)) return false;
  if (/^\d+-\p{Lu}$|^\p{Lu}-\d+$|^\p{Ll}\/\p{Ll}$|^\p{Ll}\/$|^\p{Lu}(?:&\p{Lu})+$/u.test(token)) return true;
  return token.split(/[-/–&.]/).some((part) => {
    if (part === '' || isOrdinary(part)) return false;
    const word = part.replace(/['’](?:s|d|t|ve|re|ll|m)?$/, '');
    return (
      isCode(part) ||
      isUnknownWord(word, isService) ||
      (isService && /^\d+[a-z]+$|^[a-z]+\d+$/.test(part) && !smallMeasure.test(part))
    );
  });
}

const endsPhrase = /^(?:$|\s*[.,;:)!?]| (?:and|for|in|on|at|then|with|to)(?!\p{L}))/u;

/** "on a 688" and "with 3/5" name a class and a battalion, and "0311" a trade; a year, a time and a share do not. */
function isNumberAsName(token: string, before: string, after: string): boolean {
  if (/^0\d{2}[1-46-9]$/.test(token)) return true;
  if (!endsPhrase.test(after)) return false;
  if (/^\d\/\d$/.test(token)) return /(?:^|(?<!\p{L})(?:with|for|in) )$/iu.test(before);
  return /^(?!19|20)\d{3,4}$/.test(token) && /(?<!\p{L})an? $/iu.test(before);
}

// In a line of another language every word would be unknown.
function isInEnglish(line: string): boolean {
  const words = line.match(/(?<![\p{L}\p{N}])\p{Ll}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length < 6 || words.filter(isEnglish).length * 3 >= words.length * 2;
}

type Span = Pick<Term, 'at' | 'end'>;

const spansOf = (line: string, pattern: RegExp): Span[] =>
  [...line.matchAll(pattern)].map(({ index, 0: from }) => ({ at: index, end: index + from.length }));

function unknownIn(line: string, reading?: ReadingContext): string[] {
  const terms = lexiconTermsIn(line, reading);
  const covered: Span[] = [...terms, ...spansOf(line, postcode), ...spansOf(line, standard)];
  const isService = Boolean(reading?.isService) || terms.length > 0 || speaksOfService(line);
  const [shouted, english] = [isShouted(line), isInEnglish(line)];
  return [
    ...line.matchAll(/[\p{L}\p{N}]+(?:[-/&.+@'’][\p{L}\p{N}]+)*(?:\+|(?<= \p{Ll})\/(?=[\s\d]|$))?/gu),
  ].flatMap(({ 0: written, index: at }) => {
    const token = written.replace(/['’]s$/, '');
    const [before, after] = [line.slice(0, at), line.slice(at + token.length)];
    if (covered.some((term) => at < term.end && at + token.length > term.at)) return [];
    if (isNotMilitary(line, at, written, token, before, after)) return [];
    // In a line of capitals only the words themselves show what is an abbreviation.
    if (isService && isNumberAsName(token, before, after)) return [token];
    if (shouted)
      return isEnglish(token) || isEnglish(token.toLowerCase()) || !isUnknown(token, false) ? [] : [token];
    if (!english && /^\p{Ll}+$/u.test(token)) return [];
    return isUnknown(token, isService) ? [token] : [];
  });
}

const isNotMilitary = (
  line: string,
  at: number,
  written: string,
  token: string,
  before: string,
  after: string,
) =>
  isInPlaceName(token, before, after) ||
  /[£$€@#]$|https?:\/\/\S*$/.test(before) ||
  after.startsWith('@') ||
  (written.includes('.') && /\.\p{Ll}{2,}$/u.test(written)) ||
  written.includes('@') ||
  productBefore.test(before) ||
  (/^[AP]M$/.test(token) && /\d ?$/.test(before)) ||
  hasCivilianMeaning(line, at, token);

/** What is neither plain language nor in the lexicon: an employer may not know it, and we cannot explain it. */
export function unknownTerms(text: string, reading?: ReadingContext): string[] {
  const terms = text.split('\n').flatMap((line) => unknownIn(line, reading));
  return [...new Set(terms)].slice(0, mostTerms);
}
