import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { companyQuery } from '../../../api/companies.ts';
import { discardJobChanges, type Job, jobQuery, publishJob, publishJobChanges } from '../../../api/jobs.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { useEditor } from '../../../editing/useEditor.ts';
import { type JobEditorActors, jobEditorMachine } from '../../../machines/jobEditor.ts';
import { observe } from '../../../machines/observation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type JobEditor, jobs } from './jobKind.ts';
import type { TypedJob } from './typed.ts';

const savedAt = (job: Job | null) => (job?.recruiter ? new Date(job.recruiter.updated_at) : null);

export function useJobEditor(userId: number, id: number | null, countryId: number) {
  const queries = useQueryClient();
  const { open, view } = useEditor<JobEditor>(savedAt);
  const [hasLostBadge, setHasLostBadge] = useState(false);
  const refresh = (...names: string[]) => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
  };
  const onSaved = () => refresh('listRecruiterJobs', 'getRecruiterDashboard');
  const onPublished = () => {
    onSaved();
    refresh('getJob', 'listJobs', 'listSimilarJobs');
  };
  const onLostBadge = () => {
    setHasLostBadge(true);
    void queries.invalidateQueries(companyQuery());
  };
  // What is missing is shown until the next change only, so the editor does not store it as problems.
  const act = (call: (job: Job, version: number) => Promise<Job>, onDone?: (job: Job | null) => void) =>
    view?.editor.act(async (job, version) => job && call(job, version), onDone);
  const actors = {
    getJob: fromPromise(async () => {
      const job = id === null ? null : await queries.fetchQuery({ ...jobQuery(id), staleTime: 0 });
      await open(createEditor(jobs(userId, countryId, onLostBadge), job, { onSaved }));
      return { isDraft: !job || job.status === 'draft' };
    }),
    whenStored: fromPromise(async () => view?.editor.autosave.whenStored()),
    publishJob: fromPromise(async () => {
      await act(({ id }) => publishJob(id));
      onSaved();
    }),
    publishJobChanges: fromPromise(async () => {
      await act(({ id }, version) => publishJobChanges(id, version));
      onPublished();
    }),
    // Also what was typed in the last second is discarded, which the server may not have.
    discardJobChanges: fromPromise(async () => {
      await act(
        async (job, version) => (job.recruiter?.unpublished ? discardJobChanges(job.id, version) : job),
        view?.editor.reopened,
      );
      onPublished();
      toast.success('Changes discarded');
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
