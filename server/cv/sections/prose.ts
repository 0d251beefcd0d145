import type { TextLine } from '../files/lines.ts';

const action =
  /^(led|leading|managed|managing|responsible|responsibilit|delivered|supervis|maintain|provid|developed|developing|co-?ordinat|planned|planning|trained|achiev|key |worked|working|ensur|supported|supporting|operated|operating|conduct|coach|served|serving|creat(ed|ing)|built|building|design(ed|ing)|implement|improved?|improving|reduc|increas|establish|collaborat|mentor|wrote|ran|repaired|performed?|performing|prepar|perform|i |my |we |the |a |an )/i;
// A full stop after these ends a name, not a sentence.
const abbreviation = /\b(inc|ltd|co|corp|llc|bros|st|jr|sr|dept|univ|no|vol|ph\.?d|[a-z]\.[a-z]|[a-z])\.$/i;
const sentenceEnd = /[\p{Ll}\d)%]{2}[.!?]$/u;

export function isProse({ text, style }: Pick<TextLine, 'text' | 'style'>): boolean {
  if (text.includes('\t')) return false;
  const words = text.split(/\s+/).length;
  if (text.length > 140) return true;
  if (style?.isBold) return false;
  if (sentenceEnd.test(text) && !abbreviation.test(text) && words > 3) return true;
  if (/^\p{Ll}/u.test(text) && words > 2) return true;
  if (text.length > 100) return true;
  return action.test(text) && words > 4;
}

export const isSubheading = (text: string) =>
  /^(key |main |selected |notable )?(duties, accomplishments and related skills|responsibilities|duties|achievements|accomplishments|tasks|technologies|tools|projects|highlights|results|skills|environment)( (and|&) (responsibilities|duties|achievements))?( used| include[ds]?| included)?:?$/i.test(
    text,
  ) || /^[^\t]{3,40}(includes?|included|following):$/i.test(text);
