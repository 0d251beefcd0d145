import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { companyQuery } from '../../../api/companies.ts';
import { type Job, jobQuery, publishJob } from '../../../api/jobs.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { useEditor } from '../../../editing/useEditor.ts';
import { type JobEditorActors, jobEditorMachine } from '../../../machines/jobEditor.ts';
import { observe } from '../../../machines/observation.ts';
import { type JobEditor, jobs } from './jobKind.ts';
import type { TypedJob } from './typed.ts';

const savedAt = (job: Job | null) => (job?.recruiter ? new Date(job.recruiter.updated_at) : null);

// What is missing is shown until the next change only, so the editor does not store it as problems.
async function publish({ autosave, read, answered }: JobEditor) {
  const { document: job } = read();
  if (!job) throw new Error('There’s nothing to publish');
  await autosave.startSubmission();
  try {
    answered(await publishJob(job.id));
  } finally {
    autosave.endSubmission();
  }
}

export function useJobEditor(userId: number, id: number | null, countryId: number) {
  const queries = useQueryClient();
  const { open, view } = useEditor<JobEditor>(savedAt);
  const [hasLostBadge, setHasLostBadge] = useState(false);
  const onSaved = () => {
    for (const name of ['listRecruiterJobs', 'getRecruiterDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const onLostBadge = () => {
    setHasLostBadge(true);
    void queries.invalidateQueries(companyQuery());
  };
  const actors = {
    getJob: fromPromise(async () => {
      const job = id === null ? null : await queries.fetchQuery({ ...jobQuery(id), staleTime: 0 });
      await open(createEditor(jobs({ userId, countryId, onLostBadge }), job, { onSaved }));
    }),
    whenStored: fromPromise(async () => view?.editor.autosave.whenStored()),
    publishJob: fromPromise(async () => {
      if (view) await publish(view.editor);
      onSaved();
    }),
  } satisfies JobEditorActors;
  const actor = useActorRef(jobEditorMachine.provide({ actors }), { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    ...{ state, view, hasLostBadge },
    send: actor.send,
    change(part: Partial<TypedJob>) {
      view?.editor.change((typed) => ({ ...typed, ...part }));
      actor.send({ type: 'fields.changed' });
    },
  };
}

export type JobEditing = ReturnType<typeof useJobEditor>;
export type JobView = NonNullable<JobEditing['view']>;
