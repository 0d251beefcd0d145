export interface PrivateKind {
  what: string;
  /** Why it was left out, if not because employers do not need it. */
  why?: string;
  patterns?: RegExp[];
  /** The whole sentence, or the cell of a row, that says so is left out. */
  sentence?: RegExp;
  label?: Label;
  /** A key of JSON Resume, in lower case without signs. */
  key?: RegExp;
  only?: 232 | 233;
}

export interface Label {
  /** The label with its value, which is the first group. */
  pattern: RegExp;
  /** Refuses values that the expression lets through. */
  isValue?: (value: string) => boolean;
  /** The label on a line of its own, with its value below, or a block of lines. */
  above?: { alone: RegExp; below: RegExp | 'block' };
  /** What belongs to it on the next lines. */
  further?: RegExp;
}

export const maybeSign = '\\s*[:\\-–\\t]?\\s*';
export const sign = '\\s*[:\\-–\\t?]+\\s*';
export const number = '(?:no\\b\\.?|number|num\\b|#)';
export const cell = '[^|\\t;•·]{1,120}?(?=\\s*(?:[|\\t;•·]|$))';
const fewWords = '[^|\\t;•·.,:]{2,40}';

export const numbered = (words: string, value: string) =>
  new RegExp(`\\b(?:${words})\\s*${number}?\\s*[:#\\-–\\t]?\\s*(?:${value})(?![a-z\\d])`, 'gi');

const start = '(?<=^|[|\\t;•·,.(]\\s*)';
export const labelled = (words: string, value = fewWords): Label => ({
  pattern: new RegExp(`${start}(?:${words})${sign}(${value})`, 'giu'),
});
export const aloneOrLabelled = (words: string, value: string): Label => ({
  ...labelled(words, value),
  above: { alone: new RegExp(`^(?:${words})\\s*:?$`, 'iu'), below: new RegExp(`^(?:${value})$`, 'iu') },
});
