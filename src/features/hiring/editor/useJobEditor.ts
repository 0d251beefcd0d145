import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { companyQuery } from '../../../api/companies.ts';
import { discardJobChanges, type Job, jobQuery, publishJob, publishJobChanges } from '../../../api/jobs.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { theirsIn } from '../../../editing/saving.ts';
import { useEditor } from '../../../editing/useEditor.ts';
import { failureOf } from '../../../machines/failure.ts';
import { type JobEditorActors, jobEditorMachine } from '../../../machines/jobEditor.ts';
import { observe } from '../../../machines/observation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type JobEditor, jobs } from './jobKind.ts';
import type { TypedJob } from './typed.ts';

const savedAt = (job: Job | null) => (job?.recruiter ? new Date(job.recruiter.updated_at) : null);

/** If a colleague has changed the job since it was read, their version is shown. @throws ApiError */
async function submit(editor: JobEditor, call: (job: Job, version: number) => Promise<void>) {
  const { autosave, read } = editor;
  await autosave.startSubmission();
  let theirs: Job | undefined;
  try {
    const { document: job, version } = read();
    if (!job) throw new Error('There’s nothing to publish');
    await call(job, version);
  } catch (error) {
    theirs = theirsIn<Job>(failureOf(error));
    throw error;
  } finally {
    autosave.endSubmission();
    if (theirs) editor.refreshed(theirs);
  }
}

// What is missing is shown until the next change only, so the editor does not store it as problems.
const publish = (editor: JobEditor) =>
  submit(editor, async ({ id }) => editor.answered(await publishJob(id)));

const publishChanges = (editor: JobEditor) =>
  submit(editor, async ({ id }, version) => editor.answered(await publishJobChanges(id, version)));

// Also what was typed in the last second is discarded, which the server may not have.
const discardChanges = (editor: JobEditor) =>
  submit(editor, async (job, version) => {
    const isStored = Boolean(job.recruiter?.unpublished);
    editor.reopened(isStored ? await discardJobChanges(job.id, version) : job);
  });

export function useJobEditor(userId: number, id: number | null, countryId: number) {
  const queries = useQueryClient();
  const { open, view } = useEditor<JobEditor>(savedAt);
  const [hasLostBadge, setHasLostBadge] = useState(false);
  const onSaved = () => {
    for (const name of ['listRecruiterJobs', 'getRecruiterDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const onPublished = () => {
    onSaved();
    for (const name of ['getJob', 'listJobs', 'listSimilarJobs'])
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
      return { isDraft: !job || job.status === 'draft' };
    }),
    whenStored: fromPromise(async () => view?.editor.autosave.whenStored()),
    publishJob: fromPromise(async () => {
      if (view) await publish(view.editor);
      onSaved();
    }),
    publishJobChanges: fromPromise(async () => {
      if (view) await publishChanges(view.editor);
      onPublished();
    }),
    discardJobChanges: fromPromise(async () => {
      if (view) await discardChanges(view.editor);
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
