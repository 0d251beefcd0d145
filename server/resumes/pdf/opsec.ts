/** What a service person may be asked not to publish; said so, and never removed: only they know what is public already. */

interface Rule {
  pattern: RegExp;
  rule: string;
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
    rule: 'This names a handling caveat. Say which clearance you hold, and no more.',
  },
  {
    pattern: /\b\d+(?:\.\d+)? ?(?:MHz|GHz)\b/g,
    rule: 'This looks like a frequency in use. Name the kind of radio instead.',
  },
  {
    pattern: /\b(?:\d{1,3}\.){3}\d{1,3}\b/g,
    rule: 'This looks like an address in a network. Leave it out.',
  },
  {
    pattern: /\bcall ?sign\s+["“']?[A-Z][\w-]+/gi,
    rule: 'This names a call sign. Leave it out.',
  },
  {
    pattern: /\b(?:(?:service|regimental|army|force)\s+(?:number|no\.?)\s*:?\s*)[A-Z]?\d{6,8}[A-Z]?\b/gi,
    rule: 'This looks like a service number. An employer has no use for it, and a thief has.',
  },
  {
    pattern: /\b(?:\d{3}-\d{2}-\d{4}|[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])\b/g,
    rule: 'This looks like a social security or National Insurance number. Never put it in a CV.',
  },
];

export const opsecIn = (text: string): { text: string; rule: string }[] =>
  rules.flatMap(({ pattern, rule }) => [...text.matchAll(pattern)].map(([found]) => ({ text: found, rule })));
