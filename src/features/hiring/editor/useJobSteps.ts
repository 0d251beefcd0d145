import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Job } from '../../../api/jobs.ts';
import { jobEditorSteps } from './steps.tsx';
import { stepOf } from './typed.ts';
import type { JobEditor } from './useJobEditor.ts';

export interface JobProblem {
  field: string;
  message: string;
  step: number;
}

export function useJobSteps(editor: JobEditor, job: Job | null, isNew: boolean) {
  const { state, errors } = editor;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const at = Math.min(Math.max(Number(query.get('step')) || 0, 0), jobEditorSteps.length - 1);
  const base = job ? `/recruiter/job/edit-job-new/${job.id}` : '/recruiter/create-job';
  const addressOf = (step: number) => (step > 0 ? `${base}?step=${step}` : base);
  const goTo = (step: number) => void navigate(addressOf(step));

  // The first save gives a draft its own address, without leaving the page.
  useEffect(() => {
    if (isNew && job) window.history.replaceState(window.history.state, '', addressOf(at));
  });

  const isChecked = Object.keys(errors).length > 0 || query.has('check');
  const messages = Object.keys(errors).length > 0 ? errors : (job?.recruiter?.missing ?? {});
  const problems: JobProblem[] = isChecked
    ? Object.entries(messages).map(([field, [message = 'Check this answer']]) => ({
        field,
        message,
        step: stepOf(field),
      }))
    : [];

  // Each failed press of Publish opens the first step with a problem.
  const first = Math.min(...problems.map(({ step }) => step));
  const { publishAttempts } = state.context;
  const shownAttempt = useRef(0);
  const isRejected = state.matches('incomplete') || (state.matches('editing') && editor.isInvalid);
  useEffect(() => {
    if (!isRejected || shownAttempt.current === publishAttempts) return;
    shownAttempt.current = publishAttempts;
    if (Number.isFinite(first) && first !== at) goTo(first);
  });
  return { at, addressOf, goTo, problems };
}
