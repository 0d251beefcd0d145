import { federalResumesQuery, getFederalResume } from '../../../api/federalResumes.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { useResumeEditor } from '../writing/useResumeEditor.ts';
import { type FederalEditor, federalResumes } from './federalParts.ts';

export const useFederal = (userId: number, resumeId: number) =>
  useResumeEditor<FederalEditor>(
    async (onSaved) => createEditor(federalResumes(userId), await getFederalResume(resumeId), { onSaved }),
    federalResumesQuery().queryKey,
  );

export type FederalEditing = ReturnType<typeof useFederal>;
