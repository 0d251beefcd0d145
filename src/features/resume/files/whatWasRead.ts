import type { ResumeReview } from '../../../api/resumes.ts';
import { sectionTitle } from '../../../documents/resume/fields.ts';

type ReadField = ResumeReview['parse']['fields'][number];
type SectionName = Parameters<typeof sectionTitle>[0];

interface ReadLine {
  path: string;
  place: string;
  value: string;
  sure: 'Read clearly' | 'Probably right' | 'Not sure';
}

const sureness = (confidence: number): ReadLine['sure'] =>
  confidence < 0.5 ? 'Not sure' : confidence < 0.8 ? 'Probably right' : 'Read clearly';

function placeOf(path: string): string {
  const [section = '', ...rest] = path.split('.');
  const at = rest.find((part) => /^\d+$/.test(part));
  const field = rest.filter((part) => !/^\d+$/.test(part)).join(' ');
  const entry = at === undefined ? '' : ` ${Number(at) + 1}`;
  const title = `${sectionTitle(section as SectionName)}${entry}`;
  const words = field.replace(/_id\b/g, '').replaceAll('_', ' ').trim();
  return words ? `${title}, ${words}` : title;
}

export function linesRead(fields: readonly ReadField[]): ReadLine[] {
  return [...fields]
    .sort((first, second) => first.confidence - second.confidence)
    .map(({ path, value, confidence }) => ({
      path,
      place: placeOf(path),
      value: /_id$/.test(path) ? 'Chosen from our list' : value,
      sure: sureness(confidence),
    }));
}
