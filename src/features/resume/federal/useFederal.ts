import { type FederalResume, federalResumesQuery, getFederalResume } from '../../../api/federalResumes.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import { useWriting, type WritingKind, type WritingPage } from '../writing/useWriting.ts';
import type { FederalContent } from './federalParts.ts';
import { createFederalStore, type FederalStore, saveFederal } from './federalStore.ts';

const federalResumes: WritingKind<FederalResume, FederalContent, FederalStore> = {
  read: getFederalResume,
  createStore: createFederalStore,
  save: saveFederal,
  refresh(queries) {
    void queries.invalidateQueries({ queryKey: federalResumesQuery().queryKey });
    void queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
  },
};

export const useFederal = (page: WritingPage) => useWriting(page, federalResumes);

export type FederalEditor = ReturnType<typeof useFederal>;
