/** The apply chart with its calls, its place in the address, and the draft in this browser. */
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { applyToJob } from '../../../api/applications.ts';
import { removeDraft, storeDraft } from '../../../api/drafts.ts';
import { jobQuery } from '../../../api/jobs.ts';
import {
  type ApplyActors,
  type ApplyInput,
  type Applying,
  type ApplyStep,
  applyMachine,
} from '../../../machines/apply.ts';
import { observe } from '../../../machines/observation.ts';

const steps: Record<string, ApplyStep> = { choosingCv: 0, answering: 1, checking: 2, sending: 2 };

export function useApply(userId: number, input: ApplyInput) {
  const queries = useQueryClient();
  const { jobId } = input;
  const draftKey = { userId, form: 'application', id: jobId } as const;
  const actors = {
    readJob: fromPromise<Applying, { jobId: number }>(async () => ({
      job: await queries.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }),
    })),
    applyToJob: fromPromise(async ({ input: sent }) => {
      const application = await applyToJob(sent.jobId, sent.application);
      for (const name of ['listJobs', 'getJob', 'listApplications'])
        void queries.invalidateQueries({ queryKey: [name] });
      return application;
    }),
  } satisfies ApplyActors;
  const actor = useActorRef(
    applyMachine.provide({
      actors,
      actions: { eraseDraft: () => void removeDraft(draftKey, Date.now()).catch(() => {}) },
    }),
    { input, inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const step = steps[String(state.value)];

  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const kind = useNavigationType();
  const inAddress = Number(query.get('step') ?? 0);

  // The chart leads; the browser's Back and Forward ask it.
  const follow = useEffectEvent((step: ApplyStep | undefined) => {
    if (step === undefined || step === inAddress) return;
    const next = new URLSearchParams(query);
    if (step === 0) next.delete('step');
    else next.set('step', String(step));
    void navigate(`?${next}`, { replace: inAddress > step });
  });
  useEffect(() => follow(step), [step]);
  const onMoved = useEffectEvent((_key: string) => {
    if (step === undefined || kind !== 'POP' || inAddress === step) return;
    const isEarlier = inAddress < step && (inAddress === 0 || inAddress === 1);
    if (isEarlier) actor.send({ type: 'step.opened', step: inAddress });
    else follow(step);
  });
  useEffect(() => onMoved(key), [key]);

  return {
    state,
    send: actor.send,
    step,
    keep: (draft: ApplyInput['draft']) =>
      void storeDraft(draftKey, { content: draft, typedAt: Date.now() }).catch(() => {}),
  };
}
