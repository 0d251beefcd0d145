// Several posts with one employer: the employer is printed once, above the first of them or with it.
import type { CvHints } from '../cvReader.ts';
import { styleKey } from './headLines.ts';
import { type JobFields, jobFields, type Order } from './jobFields.ts';
import { isTitle } from './lexicons.ts';
import type { TokenisedEntry } from './tokens.ts';

/** The employer of the posts that follow. */
export interface Employment {
  employer: string;
  city?: string | undefined;
  countryId?: number | undefined;
  isMilitary: boolean;
  isGuess?: boolean;
}

interface Group extends Employment {
  employerStyle: string;
  titleStyle: string;
}

const isBelowIn = (tokens: TokenisedEntry['tokens'], text: string | undefined) =>
  tokens.find((token) => text?.startsWith(token.text))?.line;

/** Follows the posts of a section in their order. */
export class Employers {
  private group: Group | undefined;
  private last: (Employment & { style: string; isBelow: boolean }) | undefined;

  constructor(
    readonly order: Order,
    readonly hints: CvHints,
  ) {}

  /** The employer of a post that does not name one. */
  above({ entry, tokens }: TokenisedEntry): Employment | undefined {
    const [head] = entry.heads;
    if (!head) return undefined;
    const style = styleKey(head);
    const { group, last } = this;
    const names = entry.heads.map(styleKey);
    if (group && style === group.titleStyle && !names.includes(group.employerStyle)) return group;
    const isRole = new Set(tokens.map(({ unit }) => unit)).size === 1 && isTitle(head.text);
    const isWithout =
      isRole && (last?.isBelow || jobFields(tokens, this.order, this.hints).employer === undefined);
    return last && isWithout && style !== '' && style === last.style ? { ...last, isGuess: true } : undefined;
  }

  remember({ entry, tokens }: TokenisedEntry, fields: JobFields, isMilitary: boolean): void {
    const { title, employer, city, countryId } = fields;
    const [first, ...rest] = entry.heads;
    this.group = undefined;
    if (!first || !employer) return;
    const employment = { employer, city, countryId, isMilitary };
    this.last = { ...employment, style: styleKey(first), isBelow: (isBelowIn(tokens, employer) ?? 0) > 0 };
    const at = isBelowIn(tokens, title) ?? 0;
    const below = rest[at - 1];
    if (isBelowIn(tokens, employer) !== 0 || !below || styleKey(below) === styleKey(first)) return;
    this.group = { ...employment, employerStyle: styleKey(first), titleStyle: styleKey(below) };
  }
}
