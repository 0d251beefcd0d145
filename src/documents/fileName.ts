import type { Federal } from './federal/federalContent.ts';
import type { Resume } from './resume/resumeContent.ts';

type Named = Pick<Resume, 'kind' | 'sections'> | Pick<Federal, 'header'>;

const about = (document: Named) =>
  'header' in document
    ? { person: document.header, kind: 'Federal_Resume' }
    : { person: document.sections.personal_details ?? {}, kind: document.kind === 'cv' ? 'CV' : 'Resume' };

export function fileNameOf(document: Named, extension = 'pdf') {
  const { person, kind } = about(document);
  const names = [person.last_name, person.first_name]
    .map((name) => (name ?? '').replace(/[^\p{L}\p{M}\p{N}-]+/gu, ''))
    .filter(Boolean);
  return `${[...names, kind].join('_')}.${extension}`;
}
