import { readPlainText } from '../../../server/cv/files/plainText.ts';
import { sortIntoSections } from '../../../server/cv/sections/sortIntoSections.ts';

export function sortedCv(text: string, countryId: 232 | 233 = 232) {
  const reading = sortIntoSections(readPlainText(Buffer.from(text)), { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

/** Without the ids, which are random: three digits of a secret can stand in one by chance. */
export const textOf = (reading: unknown): string =>
  JSON.stringify(reading, (key, value) => (key === 'id' ? undefined : value));
