import { federalResumesQuery, getFederalResume } from '../../../api/federalResumes.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { useResumeEditor } from '../writing/useResumeEditor.ts';
import { type FederalEditor, federalResumes } from './federalParts.ts';

export const useFederal = (userId: number, resumeId: number) =>
  useResumeEditor<FederalEditor>(
    async (onSaved) => createEditor(federalResumes(userId), await getFederalResume(resumeId), { onSaved }),
    (queries) => {
      void queries.invalidateQueries({ queryKey: federalResumesQuery().queryKey });
      void queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) });
    },
  );

export type FederalEditing = ReturnType<typeof useFederal>;
