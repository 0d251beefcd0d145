import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { type AutosaveSnapshot, savingOf } from '../../../adapters/autosave.ts';
import { useAutosave } from '../../../adapters/useAutosave.ts';
import { companyQuery } from '../../../api/companies.ts';
import { type Job, jobQuery } from '../../../api/jobs.ts';
import { type JobEditorActors, jobEditorMachine } from '../../../machines/jobEditor.ts';
import { observe } from '../../../machines/observation.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { createJobForm, type JobForm, type JobFormValues } from './jobForm.ts';
import type { TypedJob } from './typed.ts';

const noChanges = () => () => {};

export function useJobEditor(userId: number, id: number | null, countryId: number) {
  const queries = useQueryClient();
  const [form, setForm] = useState<JobForm | null>(null);
  const refresh = () => {
    for (const name of ['listRecruiterJobs', 'getRecruiterDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const actors = {
    getJob: fromPromise(async () => {
      const job = id === null ? null : await queries.fetchQuery({ ...jobQuery(id), staleTime: 0 });
      const onLostBadge = () => void queries.invalidateQueries(companyQuery());
      const next = createJobForm({ userId, job, countryId, onSaved: refresh, onLostBadge });
      await next.autosave.start();
      setForm(next);
    }),
    whenStored: fromPromise(async () => form?.autosave.whenStored()),
    publishJob: fromPromise(async () => {
      await form?.publish();
      refresh();
    }),
  } satisfies JobEditorActors;
  const actor = useActorRef(jobEditorMachine.provide({ actors }), { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const values = useSyncExternalStore(form?.subscribe ?? noChanges, () => form?.read() ?? null);
  const autosave = form?.autosave ?? null;
  const saved = useAutosave(autosave);
  const failure = state.context.failure ?? saved?.context.failure;
  return {
    state,
    send: actor.send,
    values,
    saving: savingIn(saved, values),
    theirs: saved?.matches('conflict') ? (saved.context.failure?.data as Job) : null,
    errors: failure?.errors ?? {},
    isInvalid: saved?.matches('invalid') ?? false,
    saveNow: () => autosave?.saveNow(),
    takeTheirs: () => autosave?.send({ type: 'theirs.taken' }),
    keepMine: () => autosave?.send({ type: 'mine.kept' }),
    change(part: Partial<TypedJob>) {
      form?.change(part);
      actor.send({ type: 'fields.changed' });
    },
  };
}

export type JobEditor = ReturnType<typeof useJobEditor>;

function savingIn(saved: AutosaveSnapshot | null, values: JobFormValues | null): Saving {
  const updatedAt = values?.job?.recruiter?.updated_at;
  return saved ? savingOf(saved, updatedAt ? new Date(updatedAt) : null) : { state: 'idle' };
}
