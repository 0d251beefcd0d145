/** The job editor's chart with what stands in the form, what the server has, and the copy in this browser. */
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { ApiError } from '../../../api/client.ts';
import { loadDraft, removeDraft, storeDraft } from '../../../api/drafts.ts';
import { createJob, type Job, type JobFields, jobQuery, publishJob, updateJob } from '../../../api/jobs.ts';
import { type JobEditorActors, jobEditorMachine, type OpenedJob } from '../../../machines/jobEditor.ts';
import { observe } from '../../../machines/observation.ts';
import {
  changeBetween,
  emptyJob,
  fieldsOf,
  mergedOver,
  type TypedJob,
  typedOf,
  withoutRefused,
  withRefused,
} from './typed.ts';

interface Unsent {
  typed: TypedJob;
  base: TypedJob;
  version: number;
}

/** Without the fields that the server refuses, so that one fault keeps nothing else from being stored. */
async function savedInPart(
  fields: JobFields,
  send: (fields: JobFields) => Promise<Job>,
): Promise<{ stored: Job | null; refusal: ApiError | null }> {
  try {
    return { stored: await send(fields), refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const rest = withoutRefused(fields, error.errors ?? {});
    return { stored: rest && (await send(rest)), refusal: error };
  }
}

/** What the chart's calls read and write; one for as long as the page stands. */
function createDesk(userId: number, givenId: number | null, countryId: number) {
  const empty = emptyJob(countryId);
  let job: Job | null = null;
  let base = empty;
  let typed = empty;
  const keyOf = (id = 0) => ({ userId, form: 'job', id }) as const;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = () =>
    void (
      Object.keys(changeBetween(base, typed)).length > 0
        ? storeDraft<Unsent>(keyOf(job?.id), {
            content: { typed, base, version: job?.version ?? 0 },
            typedAt: Date.now(),
          })
        : removeDraft(keyOf(job?.id), Date.now())
    ).catch(() => {});
  function take(stored: Job) {
    job = stored;
    base = typedOf(stored);
  }

  return {
    read: () => typed,
    readJob: () => job,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(part: Partial<TypedJob>) {
      typed = { ...typed, ...part };
      keep();
      tell();
    },
    async open(read: (id: number) => Promise<Job>): Promise<OpenedJob> {
      const id = job?.id ?? givenId;
      if (id !== null) {
        take(await read(id));
        typed = base;
      }
      const draft = await loadDraft<Unsent>(keyOf(id ?? 0)).catch(() => null);
      if (draft) typed = mergedOver(base, draft.content.base, draft.content.typed);
      tell();
      return { job, isUnsent: Object.keys(changeBetween(base, typed)).length > 0 };
    },
    async save() {
      const sent = typed;
      const change = changeBetween(base, sent);
      if (job && Object.keys(change).length === 0) return;
      const before = job?.id ?? 0;
      const send = (fields: JobFields) =>
        job ? updateJob(job.id, { version: job.version, ...fields }) : createJob(fields);
      const { stored, refusal } = await savedInPart(job ? change : fieldsOf(sent), send);
      if (stored) {
        job = stored;
        // What the server made of it is taken; what was typed meanwhile, and what it refused, stays.
        const taken = refusal ? withRefused(sent, base, refusal.errors ?? {}) : sent;
        const kept = typedOf(stored);
        typed = mergedOver(kept, taken, typed);
        base = kept;
        if (before === 0) await removeDraft(keyOf(0), Date.now()).catch(() => {});
        keep();
        tell();
      }
      if (refusal) throw refusal;
    },
    async publish() {
      if (!job) throw new Error('There’s nothing to publish');
      job = await publishJob(job.id);
      await removeDraft(keyOf(job.id), Date.now()).catch(() => {});
      tell();
    },
    takeTheirs(theirs: Job) {
      take(theirs);
      typed = base;
      keep();
      tell();
    },
    keepMine(theirs: Job) {
      const merged = mergedOver(typedOf(theirs), base, typed);
      take(theirs);
      typed = merged;
      keep();
      tell();
    },
  };
}

export function useJobEditor(userId: number, id: number | null, countryId: number) {
  const queries = useQueryClient();
  const [desk] = useState(() => createDesk(userId, id, countryId));
  const [typed, setTyped] = useState(desk.read);
  const [job, setJob] = useState(desk.readJob);
  useEffect(
    () =>
      desk.subscribe(() => {
        setTyped(desk.read());
        setJob(desk.readJob());
      }),
    [desk],
  );
  const refresh = () => {
    for (const name of ['listRecruiterJobs', 'getRecruiterDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const actors = {
    openJob: fromPromise(() => desk.open((one) => queries.fetchQuery({ ...jobQuery(one), staleTime: 0 }))),
    saveJob: fromPromise(async () => {
      await desk.save();
      refresh();
    }),
    publishJob: fromPromise(async () => {
      await desk.publish();
      refresh();
    }),
  } satisfies JobEditorActors;
  const theirsIn = (error: unknown) => (error as { data?: unknown } | null)?.data as Job;
  const actor = useActorRef(
    jobEditorMachine.provide({
      actors,
      actions: {
        takeTheirs: ({ context }) => desk.takeTheirs(theirsIn(context.failure)),
        keepMine: ({ context }) => desk.keepMine(theirsIn(context.failure)),
      },
    }),
    { inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const online = () => actor.send({ type: 'connection.returned' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [actor]);
  const { failure } = state.context;
  return {
    state,
    send: actor.send,
    typed,
    job,
    theirs: failure?.code === 'version_conflict' ? theirsIn(failure) : null,
    errors: failure?.errors ?? {},
    change(part: Partial<TypedJob>) {
      desk.change(part);
      actor.send({ type: 'fields.changed' });
    },
  };
}

export type JobEditor = ReturnType<typeof useJobEditor>;
