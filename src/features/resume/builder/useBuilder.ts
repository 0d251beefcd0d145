import { getResume, type Resume, resumeQuery, resumesQuery } from '../../../api/resumes.ts';
import { type Kind, useWriting } from '../writing/useWriting.ts';
import type { Content } from './content.ts';
import { createResumeStore, type ResumeStore } from './resumeStore.ts';
import { saveUnsaved } from './saving.ts';

const resumes: Kind<Resume, Content, ResumeStore> = {
  open: getResume,
  createStore: createResumeStore,
  save: saveUnsaved,
  refresh(queries, id) {
    void queries.invalidateQueries({ queryKey: resumeQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
  },
};

/** A CV being written. */
export const useBuilder = (page: { userId: number; resumeId: number }) => useWriting(page, resumes);

export type Builder = ReturnType<typeof useBuilder>;
