// Warns and never removes: the person knows what is already public.

interface Rule {
  pattern: RegExp;
  rule: string;
  only?: 232 | 233;
}

const rules: Rule[] = [
  {
    pattern: /\b\d{1,2}[C-X] ?[A-Z]{2} ?\d{4,5} ?\d{4,5}\b/g,
    rule: 'This looks like a grid reference. Name the region instead.',
  },
  {
    pattern: /\b\d{1,3}\.\d{3,}°? ?[NS],? ?\d{1,3}\.\d{3,}°? ?[EW]\b/g,
    rule: 'These look like coordinates. Name the region instead.',
  },
  {
    pattern: /\b(?:TS\/SCI|STRAP ?[123]?|SCI|COSMIC TOP SECRET|EYES ONLY|NOFORN)\b/g,
    rule: 'This is a handling caveat. Only say which clearance you hold.',
  },
  {
    pattern: /\b\d+(?:\.\d+)? ?(?:MHz|GHz)\b/g,
    rule: 'This looks like a radio frequency. Name the type of radio instead.',
  },
  {
    pattern: /\b(?:\d{1,3}\.){3}\d{1,3}\b/g,
    rule: 'This looks like a network address. Leave it out.',
  },
  {
    pattern: /\bcall ?sign\s+["“']?[A-Z][\w-]+/gi,
    rule: 'This names a call sign. Leave it out.',
  },
  {
    pattern: /\b(?:(?:service|regimental|army|force)\s+(?:number|no\.?)\s*:?\s*)[A-Z]?\d{6,8}[A-Z]?\b/gi,
    rule: 'This looks like a service number. Employers don’t need it, and identity thieves could use it.',
  },
  {
    pattern: /\b[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
    rule: 'This looks like a National Insurance number. Never put it in a CV.',
    only: 232,
  },
  {
    pattern: /\b\d{3}-\d{2}-\d{4}\b/g,
    rule: 'This looks like a Social Security number. Never put it in a resume.',
    only: 233,
  },
];

export const opsecIn = (text: string, countryId: number): { text: string; rule: string }[] =>
  rules
    .filter(({ only }) => only === undefined || only === countryId)
    .flatMap(({ pattern, rule }) => [...text.matchAll(pattern)].map(([match]) => ({ text: match, rule })));
