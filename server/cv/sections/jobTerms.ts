// Grade, hours and pay of a post, which US federal resumes print; a CV has no fields for them.

export interface JobTerms {
  /** As one text each, in the order of a federal resume. */
  texts: string[];
  /** A civil service post, even with a force. */
  isCivilService: boolean;
  rest: string;
}

const plans = 'GS|GG|GL|GM|GP|GR|WG|WL|WS|WD|WN|NF|NA|NL|NS|NH|NJ|NK|SES|ES|SV|VN|AD|FV|DB|DE|DJ|DK|YA|YB|YC';
const end = '(?=\\s*(?:[|\\t;•·,)]|$|\\b(?:series|pay plan|grade|step|hours|hrs|salary)\\b))';
const series = /\b(?:occupational )?series(?: (?:code|number))?\s*[:#]?\s*(?:GS-?)?(\d{4})\b/i;
const payPlan = new RegExp(`\\bpay plan\\s*[:-]?\\s*(${plans})\\b`, 'i');
const grade = /\bgrade(?: level)?\s*[:-]\s*(?:GS-?)?(\d{1,2})\b(?!\s*(?:%|point))/i;
const step = /\bstep\s*[:-]?\s*(\d{1,2})\b/i;
// Without a series only those of many posts: a Tornado GR4 and an NH-90 are aircraft.
const code = new RegExp(
  `\\b(?:(?:${plans})[- ](?:\\d{4}[- ]\\d{1,2}|\\d{1,2}[- ]\\d{4})|(?:GS[- ]?|(?:GG|GL|GM|WG|WL|WS|NF)-)\\d{1,2})(?:\\s*/\\s*\\d{1,2})?(?:,? [Ss]tep \\d{1,2})?(?![\\d-])`,
);
const hours = [
  /\b(?:average )?(?:hours|hrs)(?: worked)?\s*(?:(?:per|a|each)\s+|\/\s*)(?:week|wk)\s*[:\-–]?\s*(\d{1,3}(?:\.\d+)?\+?)(?: hours)?/i,
  /\b(?:full[- ]time,? )?(\d{1,3}(?:\.\d+)?\+?)\s*(?:hours|hrs)\.?\s*(?:(?:per|a|each)\s+|\/\s*)(?:week|wk)\b\.?/i,
  /\b(?:average |weekly )hours\s*[:\-–]\s*(\d{1,3}(?:\.\d+)?\+?)/i,
];
const perTime =
  '(?:\\s*(?:\\/|per|an?)\\s*(?:year|yr|annum|hour|hr|month|mo|week|wk|day)\\b|\\s*(?:p\\.?a\\.?|annually|hourly)(?![a-z]))';
const pay = [
  new RegExp(
    `\\b(?:(?:starting|ending|final|annual|base|current) )*(?:salary|pay|wage)\\s*[:\\-–]\\s*((?=[^|\\t;•·]*\\d)[^|\\t;•·]{2,60}?)${end.replace(',', '')}`,
    'i',
  ),
  new RegExp(`((?:USD ?|[$£€] ?)\\d[\\d,]*(?:\\.\\d\\d)?k?${perTime})`, 'i'),
];
const isFederal = /\(?this is a federal job\)?/i;

/** Nothing if the text has no grade, hours or pay. */
export function jobTermsIn(text: string): JobTerms | undefined {
  let rest = text;
  const take = (...patterns: RegExp[]) => {
    for (const pattern of patterns) {
      const match = pattern.exec(rest);
      if (!match) continue;
      rest = `${rest.slice(0, match.index)}\t${rest.slice(match.index + match[0].length)}`;
      return match[1] ?? match[0];
    }
    return undefined;
  };
  const [plan, kind, written] = [take(payPlan), take(series), take(code)];
  const level = plan || kind ? take(grade) : undefined;
  const steps = level ? take(step) : undefined;
  const isCivilService = take(isFederal) !== undefined || Boolean(plan ?? kind ?? written);
  const [weekly, wage] = [take(...hours), take(...pay)];
  const texts = [
    written ?? gradeText(plan, kind, level, steps),
    weekly && `${weekly} hours per week`,
    wage
      ?.replace(/[\s,]+$/, '')
      .replace(/\bPer (?=\p{L})/u, 'per ')
      .replace(/(?<=per )\p{Lu}/u, (letter) => letter.toLowerCase()),
  ].filter((each): each is string => Boolean(each));
  if (texts.length === 0 && !isCivilService) return undefined;
  return { texts, isCivilService, rest: tidyCells(rest) };
}

function gradeText(plan?: string, kind?: string, level?: string, steps?: string): string {
  const isWhole = plan && kind && level;
  const code = isWhole
    ? `${plan}-${kind}-${level}`
    : [kind && `series ${kind}`, plan && `pay plan ${plan}`, level && `grade ${level}`]
        .filter(Boolean)
        .join(', ');
  return [code, steps && `step ${steps}`].filter(Boolean).join(', ');
}

const tidyCells = (text: string) =>
  text
    .split('\t')
    .map((cell) => cell.replace(/^[\s,|;:•·()/–-]+|[\s,|;:•·(/–-]+$/g, ''))
    .filter(Boolean)
    .join('\t');
