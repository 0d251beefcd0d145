// Which country's services a line speaks of, so that an abbreviation of both is read as theirs.
import type { LexiconEntry } from './entries.ts';

export type Country = 'UK' | 'US';

interface PlacedTerm {
  at: number;
  end: number;
  entry: LexiconEntry;
}

// The "sgt" of an American "desk sgt" proves no British line.
export const isWithin = ({ at, end }: PlacedTerm, all: PlacedTerm[][]) =>
  all.some((terms) =>
    terms.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
  );

const isOf = (entry: LexiconEntry, country: Country) => entry.where.startsWith(country);
export function countryOf(terms: PlacedTerm[]): Country | undefined {
  const [british, american] = (['UK', 'US'] as const).map(
    (country) => terms.filter(({ entry }) => isOf(entry, country) && !entry.where.includes(',')).length,
  );
  if (british === american) return undefined;
  return british! > american! ? 'UK' : 'US';
}

export function countryOfText(line: string): Country | undefined {
  if (/£|(?<!\p{L})(?:HMS|RAF|REME|MOD|British)(?!\p{L})/u.test(line)) return 'UK';
  return /\$|(?<!\p{L})(?:USS|USMC|Marine Corps|Soldiers|Sailors|Airmen|Marines|MCMAP|AFB|Fort \p{Lu})(?!\p{L})/u.test(
    line,
  )
    ? 'US'
    : undefined;
}
