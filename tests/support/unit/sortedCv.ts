import { readPlainText } from '../../../server/cv/files/plainText.ts';
import { sortIntoSections } from '../../../server/cv/sections/sortIntoSections.ts';

export function sortedCv(text: string, countryId: 232 | 233 = 232) {
  const reading = sortIntoSections(readPlainText(Buffer.from(text)), { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}
