import { getResume, resumeQuery } from '../../../api/resumes.ts';
import { useResumeEditor } from '../writing/useResumeEditor.ts';
import { createResumeEditor, type ResumeEditor } from './resumeEditor.ts';

export const useBuilder = (userId: number, resumeId: number) =>
  useResumeEditor<ResumeEditor>(
    async (onSaved) => createResumeEditor(userId, await getResume(resumeId), { onSaved }),
    resumeQuery(resumeId).queryKey,
  );

export type ResumeEditing = ReturnType<typeof useBuilder>;
