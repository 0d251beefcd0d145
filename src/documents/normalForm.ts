/**
 * UAX 15, section 13: no language needs more than 30 marks on a letter. The time to sort a run grows with the square of its length.
 * The two half-width signs decompose to marks.
 */
const longRuns = /(?<![\p{M}\uff9e\uff9f])([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(longRuns, '$1').normalize(form);
