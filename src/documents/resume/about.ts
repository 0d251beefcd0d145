import type { DocumentContent } from '../documentContent.ts';
import type { Resume } from './resumeContent.ts';

/** The properties of a file, for readers, libraries and screen readers. */
export const aboutResume = ({ kind }: Pick<Resume, 'kind'>, { name }: Pick<DocumentContent, 'name'>) => ({
  title: [name, kind === 'cv' ? 'CV' : 'Resume'].filter(Boolean).join(' '),
  author: name,
  language: kind === 'cv' ? 'en-GB' : 'en-US',
});
