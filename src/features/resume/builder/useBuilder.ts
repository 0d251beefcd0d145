import { getResume, type Resume, resumeQuery, resumesQuery } from '../../../api/resumes.ts';
import { useWriting, type WritingKind, type WritingPage } from '../writing/useWriting.ts';
import type { BuilderContent } from './builderContent.ts';
import { createResumeStore, type ResumeStore } from './resumeStore.ts';
import { saveUnsaved } from './saving.ts';

const resumes: WritingKind<Resume, BuilderContent, ResumeStore> = {
  read: getResume,
  createStore: createResumeStore,
  save: saveUnsaved,
  refresh(queries, id) {
    void queries.invalidateQueries({ queryKey: resumeQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
  },
};

export const useBuilder = (page: WritingPage) => useWriting(page, resumes);

export type BuilderState = ReturnType<typeof useBuilder>;
