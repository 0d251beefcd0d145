import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { AddressFormat } from '../../../adapters/address.ts';
import { useAddress } from '../../../adapters/useAddress.ts';
import { applyToJob } from '../../../api/applications.ts';
import { jobQuery } from '../../../api/jobs.ts';
import {
  type ApplyActors,
  type ApplyAddress,
  type ApplyInput,
  type Applying,
  type ApplyStep,
  applyMachine,
} from '../../../machines/apply.ts';
import { observe } from '../../../machines/observation.ts';
import type { ApplicationEditor } from './applicationDraft.ts';

const withStep = (query: URLSearchParams, step: ApplyStep) => {
  const next = new URLSearchParams(query);
  if (step === 0) next.delete('step');
  else next.set('step', String(step));
  return next;
};

const applyAddress: AddressFormat<ApplyAddress> = {
  read(query) {
    const step = query.get('step');
    return { step: step === '1' ? 1 : step === '2' ? 2 : 0 };
  },
  write: (query, { step }) => withStep(query, step),
  isSame: (shown, current) => shown.step === current.step,
  // Going back replaces the entry, so that Back leads to the previous step.
  isNewEntry: (shown, current) => current.step > shown.step,
};

const steps: Record<string, ApplyStep> = { choosingCv: 0, answering: 1, checking: 2, sending: 2 };
const stepOf = ({ value }: SnapshotFrom<typeof applyMachine>): ApplyStep | undefined => steps[String(value)];

export function useApply(input: ApplyInput, editor: ApplicationEditor) {
  const queries = useQueryClient();
  const { jobId } = input;
  const actors = {
    getJob: fromPromise<Applying, { jobId: number }>(async () => ({
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
    applyMachine.provide({ actors, actions: { eraseDraft: () => editor.reopened({ jobId }) } }),
    { input, inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const step = stepOf(state);
  useAddress(actor, applyAddress, () => {
    const current = stepOf(actor.getSnapshot());
    return current === undefined ? null : { step: current };
  });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return {
    state,
    send: actor.send,
    step,
    openStep: (earlier: ApplyStep) => void navigate(`?${withStep(query, earlier)}`, { replace: true }),
  };
}
