import type { PrintedText, TextLine } from '../files/lines.ts';

const date =
  '(?:\\d{1,2}(?:st|nd|rd|th)?[\\s./-]+(?:\\d{1,2}|[a-z]{3,9})[\\s./,-]+\\d{2,4}|[a-z]{3,9}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{4}-\\d{2}-\\d{2})';
const label = '\\s*[:\\-–\\t]?\\s*';

const kinds: Array<{ what: string; pattern: RegExp; loneLabel?: RegExp; only?: 232 | 233 }> = [
  {
    what: 'your date of birth',
    pattern: new RegExp(
      `\\b(?:date\\s+of\\s+birth|d\\.?o\\.?b\\.?|birth\\s?date|born(?:\\s+on)?)${label}${date}`,
      'gi',
    ),
    loneLabel: /^(date of birth|d\.?o\.?b\.?|birth ?date)\s*:?$/i,
  },
  { what: 'your age', pattern: /\b(?:age|aged)\s*[:\-–\t]?\s*\d{2}\b(?:\s+years(?:\s+old)?)?/gi },
  {
    what: 'your gender',
    pattern: /\b(?:gender|sex)\s*[:\-–\t]\s*(?:non[- ]binary|female|male|m\b|f\b|[a-z-]+)/gi,
    loneLabel: /^(gender|sex)\s*:?$/i,
  },
  {
    what: 'your marital status',
    pattern:
      /\bmarital\s+status\s*[:\-–\t]?\s*(?:single|married|divorced|widowed|separated|civil partnership|[a-z]+)/gi,
  },
  {
    what: 'your service number',
    pattern:
      /\b(?:(?:service|army|military|regimental|raf|naval|official)\s+(?:no\b\.?|number|num\b|#|id\b)|dod\s+id(?:\s+number)?|edipi)\s*[:#\-–\t]?\s*[a-z]{0,3}[\s-]?\d[\d\s-]{4,11}[a-z]?\b/gi,
    loneLabel: /^((service|army|regimental) (no\.?|number))\s*:?$/i,
  },
  {
    what: 'your National Insurance number',
    pattern:
      /\b(?:national\s+insurance|ni|nino)\s*(?:no\b\.?|number)?\s*[:\-–\t]?\s*[a-z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[a-d]\b/gi,
  },
  {
    what: 'your National Insurance number',
    pattern: /\b[a-ceghj-prstw-z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[a-d]\b/gi,
    only: 232,
  },
  {
    what: 'your Social Security number',
    pattern:
      /\b(?:ssn|social\s+security(?:\s+(?:no\b\.?|number))?)\s*[:#\-–\t]?\s*\d{3}[-\s]?\d{2}[-\s]?\d{4}/gi,
  },
  { what: 'your Social Security number', pattern: /\b\d{3}-\d{2}-\d{4}\b/g, only: 233 },
];

/** An unlabelled number is matched only against this country's formats. */
export function leaveOutPrivate(
  lines: TextLine[],
  countryId: 232 | 233,
): { lines: TextLine[]; warnings: string[] } {
  const national = kinds.filter(({ only }) => only === undefined || only === countryId);
  const kindsLeftOut = new Set<string>();
  const remaining: TextLine[] = [];
  const changed = new Set<PrintedText[]>();
  let labelled: string | undefined;
  for (const line of lines) {
    if (
      labelled &&
      (new RegExp(`^${date}$`, 'i').test(line.text) ||
        /^(fe)?male$/i.test(line.text) ||
        /^[a-z]{0,3}\d{5,}$/i.test(line.text))
    ) {
      kindsLeftOut.add(labelled);
      if (line.printed) changed.add(line.printed);
      labelled = undefined;
      continue;
    }
    let { text } = line;
    for (const { what, pattern } of national) {
      const rest = text.replace(pattern, '');
      if (rest !== text) kindsLeftOut.add(what);
      text = rest;
    }
    labelled = national.find(({ loneLabel }) => loneLabel?.test(text))?.what;
    if (line.printed && (labelled || text !== line.text)) changed.add(line.printed);
    if (labelled) continue;
    text =
      text === line.text
        ? text
        : text.replace(/(^[\s|,;•·()/–-]+|[\s|,;•·(/–-]+$)/g, '').replace(/([|,;])\s*[|,;]/g, '$1');
    if (text.trim()) remaining.push({ ...line, text });
  }
  return {
    lines: redrawn(remaining, changed),
    warnings: [...kindsLeftOut].map((what) => `We left out ${what}: employers do not need it to decide.`),
  };
}

// A changed line is shown as what is left of it, unless it ran over several lines of the page. The parts of a line that was cut
// for its length share what they print, so what one part lost is shown for none.
function redrawn(lines: TextLine[], changed: Set<PrintedText[]>): TextLine[] {
  const drawn = new Map<PrintedText[], PrintedText[]>();
  for (const printed of changed) {
    const [first] = printed;
    const isWhole = first && printed.every((other) => other.text.line === first.text.line);
    const rest = lines.flatMap((line) => (line.printed === printed ? [line.text] : [])).join(' ');
    drawn.set(
      printed,
      isWhole ? [{ ...first, text: { ...first.text, text: rest.replaceAll('\t', ' ') } }] : [],
    );
  }
  return lines.map((line) => {
    const printed = line.printed && drawn.get(line.printed);
    return printed ? { ...line, printed } : line;
  });
}
