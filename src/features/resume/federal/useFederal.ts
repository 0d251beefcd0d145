import { type FederalResume, federalResumesQuery, getFederalResume } from '../../../api/federalResumes.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import { type Kind, useWriting } from '../writing/useWriting.ts';
import type { Content } from './content.ts';
import { createFederalStore, type FederalStore, saveFederal } from './federalStore.ts';

const federalResumes: Kind<FederalResume, Content, FederalStore> = {
  open: getFederalResume,
  createStore: createFederalStore,
  save: saveFederal,
  refresh(queries) {
    void queries.invalidateQueries({ queryKey: federalResumesQuery().queryKey });
    void queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
  },
};

/** A federal résumé being written. */
export const useFederal = (page: { userId: number; resumeId: number }) => useWriting(page, federalResumes);

export type Federal = ReturnType<typeof useFederal>;
