import { isInPlaceName } from '../lexicon/conditions.ts';
import { everyday } from '../lexicon/everyday.ts';
import { hasCivilianMeaning, isShouted, lexiconTermsIn, type ReadingContext } from '../lexicon/lexicon.ts';

const mostTerms = 10;

const postcode = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/gu;
const standard = /(?<![\p{L}\p{N}])(?:ISO|BS|EN|IEC|BS EN|ASTM|ANSI|IEEE|NFPA|IP) ?\d[\d.:/-]*/gu;
const roman = /^(?=.)(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
// A number with its unit: 10GB, 30K, 240kV, 3PM, 1990S, 2ND. A single letter may be an occupation code: 68W, 88M.
const measure =
  /^\d[\d.,]*(?:K|[KMGT]B|[kMG]W|[kMG]?Wh|[kM]V|[kMG]?Hz|[mk]A|AM|PM|S|ST|ND|RD|TH|FT|KM|KG|MM|CM|MPH|HRS?)$/;
const productBefore =
  /(?:Boeing|Airbus|Audi|BMW|Mazda|Mercedes|Peugeot|Volvo|Scania|Ford|Galaxy|iPhone|Canon|Nikon|Sony|vitamin|bolts?|motorway|road|route|highway|grade|size|module|room|gate|platform|flight|unit|building|zone|section|level|type|class|model|series|version|bus|JCB|CAT|Komatsu|Hitachi|Fendt|John Deere|Cessna|Piper) $/i;
const aircraft = /^(?:F|B|A|C|E|U|T)-\d{1,3}[A-Z]{0,2}s?$|^(?:A|B)\d{3}$|^Mk\d+[A-Z]?$|^F?GR\d$/;

const isOrdinary = (part: string) =>
  everyday.has(part) || everyday.has(part.replace(/['’]?s$/, '')) || roman.test(part) || measure.test(part);
const isCode = (part: string) =>
  /\p{Lu}{2,}/u.test(part) || (/\p{Lu}/u.test(part) && /\p{N}/u.test(part) && /[\p{L}\p{N}]{2,}/u.test(part));

function isUnknown(token: string): boolean {
  if (isOrdinary(token) || aircraft.test(token)) return false;
  const parts = token.split(/[-/–]/);
  return (
    parts.some((part) => part !== '' && !isOrdinary(part) && isCode(part)) ||
    /^\d+-\p{Lu}$|^\p{Lu}-\d+$|^\p{Ll}\/\p{Ll}$/u.test(token)
  );
}

/** Skips lines in all capitals, where abbreviations cannot be told apart. */
export function unknownTerms(text: string, reading?: ReadingContext): string[] {
  const terms = text.split('\n').flatMap((line) => {
    if (isShouted(line)) return [];
    const covered = [
      ...lexiconTermsIn(line, reading),
      ...[postcode, standard].flatMap((pattern) =>
        [...line.matchAll(pattern)].map(({ index, 0: from }) => ({ at: index, end: index + from.length })),
      ),
    ];
    return [...line.matchAll(/[\p{L}\p{N}]+(?:[-/&.+@'’][\p{L}\p{N}]+)*\+?/gu)].flatMap(
      ({ 0: written, index: at }) => {
        const token = written.replace(/['’]s$/, '');
        const [before, after] = [line.slice(0, at), line.slice(at + token.length)];
        const isCovered = covered.some((term) => at < term.end && at + token.length > term.at);
        const isNotMilitary =
          isInPlaceName(token, before, after) ||
          /[£$€@#]$|https?:\/\/\S*$/.test(before) ||
          after.startsWith('@') ||
          (written.includes('.') && /\.\p{Ll}{2,}$/u.test(written)) ||
          written.includes('@') ||
          productBefore.test(before) ||
          hasCivilianMeaning(line, at, token);
        return isCovered || isNotMilitary || !isUnknown(token) ? [] : [token];
      },
    );
  });
  return [...new Set(terms)].slice(0, mostTerms);
}
