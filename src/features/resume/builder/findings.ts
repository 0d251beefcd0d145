import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { pathWithIds } from '../../../editing/parts.ts';
import type { EditedResume } from './resumeEditor.ts';

/** What the health of a CV counts, at the place in the form that it is about. */
export interface Finding {
  text: string;
  /** Null for the CV as a whole. */
  section: SectionName | null;
  entryId: string | null;
  /** The id of the field; of the section or entry where it is about more than a field. */
  fieldId: string;
}

type Checked = Pick<EditedResume, 'base'> & { document: Pick<EditedResume['document'], 'findings'> };

/** The server's positions are those of the stored content, so an entry that was moved since is found by its id. */
export const findingsIn = ({ document, base }: Checked): Finding[] =>
  (document.findings ?? []).map(({ path, text }) => {
    const fieldId = path === null ? '' : pathWithIds(path, base.sections);
    const [section, entryId] = fieldId.split('.');
    const isEntry = /^[^.]+\.\d+(\.|$)/.test(path ?? '');
    return {
      text,
      section: (section || null) as SectionName | null,
      entryId: (isEntry && entryId) || null,
      fieldId,
    };
  });
