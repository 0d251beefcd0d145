import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import {
  deleteResume,
  duplicateResume,
  getResume,
  type Resume,
  type ResumeSummary,
  restoreResume,
  resumeQuery,
  updateResume,
} from '../../../api/resumes.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { createRenderer } from '../preview/createRenderer.ts';

function makeFile(resume: Resume): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const renderer = createRenderer((outcome) => {
      if ('isAgain' in outcome) return;
      renderer.stop();
      if ('bytes' in outcome) resolve(new Blob([outcome.bytes], { type: 'application/pdf' }));
      else reject(new Error('We couldn’t create the file. Please try again'));
    });
    renderer.render(resume, new Date(resume.updated_at));
  });
}

const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['listResumes'] });
};

function useRemoval(all: ResumeSummary[]) {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const [deleted, setDeleted] = useState<ResumeSummary | null>(null);
  // The resume to delete, while the person chooses another for applications.
  const [leaving, setLeaving] = useState<ResumeSummary | null>(null);
  const others = (resume: ResumeSummary) =>
    all.filter(({ id, kind, deleted_at }) => id !== resume.id && kind !== 'federal' && !deleted_at);

  const remove = useMutation({
    mutationFn: ({ resume, next }: { resume: ResumeSummary; next?: number }) => deleteResume(resume.id, next),
    onSuccess: async (_, { resume }) => {
      setLeaving(null);
      await refresh();
      setDeleted(resume);
      // Removed last, because the card would load it again.
      queries.removeQueries({ queryKey: resumeQuery(resume.id).queryKey });
    },
    onError: (error, { resume, next }) => {
      if (error instanceof ApiError && error.code === 'primary_required') {
        void refresh();
        setLeaving(resume);
      } else if (next === undefined) showProblem(error);
    },
  });
  const restore = useMutation({
    mutationFn: (id: number) => restoreResume(id),
    onSuccess: async ({ title }) => {
      setDeleted(null);
      await refresh();
      toast.success(`“${title}” restored`);
    },
    onError: showProblem,
  });

  return {
    deleted,
    leaving: leaving && { resume: leaving, others: others(leaving) },
    leavingProblem: leaving ? remove.error?.message : undefined,
    isRemoving: remove.isPending,
    remove(resume: ResumeSummary) {
      if (resume.is_primary && others(resume).length > 0) {
        remove.reset();
        setLeaving(resume);
      } else remove.mutate({ resume });
    },
    removeWithNext: (next: number) => leaving && remove.mutate({ resume: leaving, next }),
    keep: () => setLeaving(null),
    restore: restore.mutate,
  };
}

export function useResumeActions(all: ResumeSummary[], name: string) {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const removal = useRemoval(all);
  const duplicate = useMutation({
    mutationFn: duplicateResume,
    onSuccess: async ({ title }) => {
      await refresh();
      toast.success(`“${title}” created`);
    },
    onError: showProblem,
  });
  const makePrimary = useMutation({
    mutationFn: ({ id, version }: ResumeSummary) => updateResume(id, { version, is_primary: true }),
    onSuccess: async (resume) => {
      queries.setQueryData(resumeQuery(resume.id).queryKey, resume);
      await refresh();
      toast.success(`We’ll use this ${name} for your applications`);
    },
    onError: async (error) => {
      showProblem(error);
      await refresh();
    },
  });
  const download = useMutation({
    mutationFn: async (id: number) => {
      const resume = await getResume(id);
      saveFile(await makeFile(resume), fileNameOf(resume));
    },
    onError: showProblem,
  });

  return {
    ...removal,
    downloading: download.isPending ? download.variables : null,
    duplicate: duplicate.mutate,
    makePrimary: makePrimary.mutate,
    download: download.mutate,
  };
}

export type ResumeActions = ReturnType<typeof useResumeActions>;
