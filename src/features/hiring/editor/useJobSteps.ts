import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { atItsField } from './lineProblems.ts';
import { jobEditorSteps } from './steps.tsx';
import { stepOf } from './typed.ts';
import type { JobEditing, JobView } from './useJobEditor.ts';

export interface JobProblem {
  field: string;
  message: string;
  step: number;
}

const problemsIn = (errors: Record<string, string[]> = {}) =>
  Object.entries(errors).map(([field, [message = 'Check this answer']]) => ({ field, message }));

export function useJobSteps({ state }: JobEditing, { edited, saving }: JobView, isNew: boolean) {
  const { document: job } = edited;
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

  const { failure, publishAttempts } = state.context;
  const rejected = failure ? problemsIn(failure.errors) : edited.problems;
  const missing = query.has('check') ? problemsIn(job?.recruiter?.missing) : [];
  const problems: JobProblem[] = (rejected.length > 0 ? rejected : missing)
    .map((problem) => atItsField(problem, edited.content))
    .filter(({ field }, place, all) => all.findIndex((problem) => problem.field === field) === place)
    .map(({ field, message }) => ({ field, message, step: stepOf(field) }));

  // Each failed press of Publish opens the first step with a problem.
  const first = Math.min(...problems.map(({ step }) => step));
  const shownAttempt = useRef(0);
  const isRejected =
    state.matches('incomplete') ||
    state.matches('changesIncomplete') ||
    ((state.matches('editing') || state.matches('changing')) && saving.state === 'invalid');
  useEffect(() => {
    if (!isRejected || shownAttempt.current === publishAttempts) return;
    shownAttempt.current = publishAttempts;
    if (Number.isFinite(first) && first !== at) goTo(first);
  });
  return { at, addressOf, goTo, problems };
}
