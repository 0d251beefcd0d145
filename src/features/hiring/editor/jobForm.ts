import { createAutosave } from '../../../adapters/autosave.ts';
import { ApiError } from '../../../api/client.ts';
import { removeDraft } from '../../../api/drafts.ts';
import { createJob, type Job, type JobFields, publishJob, updateJob } from '../../../api/jobs.ts';
import {
  changedJobFields,
  emptyJob,
  mergeTypedJob,
  type TypedJob,
  toJobFields,
  toTypedJob,
  withoutRefused,
  withRefused,
} from './typed.ts';

const goldBadge = 'covenant_gold';

interface JobDraft {
  typed: TypedJob;
  base: TypedJob;
  version: number;
}

export interface JobFormValues {
  job: Job | null;
  base: TypedJob;
  typed: TypedJob;
  /** True when the company has lost the award behind this job's badge. */
  hasLostBadge: boolean;
}

export type JobForm = ReturnType<typeof createJobForm>;

interface JobFormInput {
  userId: number;
  job: Job | null;
  countryId: number;
  onSaved: () => void;
  onLostBadge: () => void;
}

// Saves the other fields when the server rejects some, so that one mistake does not block the rest.
async function savedInPart(
  fields: JobFields,
  send: (fields: JobFields) => Promise<Job>,
): Promise<{ stored: Job | null; rejection: ApiError | null }> {
  try {
    return { stored: await send(fields), rejection: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const rest = withoutRefused(fields, error.errors ?? {});
    return { stored: rest && (await send(rest)), rejection: error };
  }
}

export function createJobForm({ userId, job: opened, countryId, onSaved, onLostBadge }: JobFormInput) {
  const before = opened ? toTypedJob(opened) : emptyJob(countryId);
  let values: JobFormValues = { job: opened, base: before, typed: before, hasLostBadge: false };
  const listeners = new Set<() => void>();
  const keyOf = (job: Job | null) => ({ userId, form: 'job', id: job?.id ?? 0 }) as const;
  const changes = () => changedJobFields(values.base, values.typed);
  const isUnsaved = () => Object.keys(changes()).length > 0;

  function show(next: Partial<JobFormValues>) {
    values = { ...values, ...next };
    for (const listener of listeners) listener();
  }

  // Removes the badge automatically, because the form no longer shows a box to untick.
  function dropLostBadge(rejection: ApiError): boolean {
    const { veteran_features } = values.typed;
    if (!rejection.errors?.veteran_features || !veteran_features.includes(goldBadge)) return false;
    const left = veteran_features.filter((feature) => feature !== goldBadge);
    show({ typed: { ...values.typed, veteran_features: left }, hasLostBadge: true });
    onLostBadge();
    return true;
  }

  async function save(): Promise<void> {
    if (!isUnsaved()) return;
    const { job, base, typed: sent } = values;
    const send = (fields: JobFields) =>
      job ? updateJob(job.id, { version: job.version, ...fields }) : createJob(fields);
    const { stored, rejection } = await savedInPart(job ? changes() : toJobFields(sent), send);
    if (stored) {
      // Takes the server's values, but keeps newer typing and the rejected fields.
      const taken = rejection ? withRefused(sent, base, rejection.errors ?? {}) : sent;
      const now = toTypedJob(stored);
      show({ job: stored, base: now, typed: mergeTypedJob(now, taken, values.typed) });
      if (!job) await removeDraft(keyOf(null), Date.now()).catch(() => {});
      onSaved();
    }
    if (!rejection) return;
    if (!dropLostBadge(rejection)) throw rejection;
    await save();
  }

  const autosave = createAutosave<JobDraft>({
    key: () => keyOf(values.job),
    restore(draft) {
      show({ typed: mergeTypedJob(values.base, draft.base, draft.typed) });
      return isUnsaved();
    },
    unsaved: () =>
      isUnsaved() ? { typed: values.typed, base: values.base, version: values.job?.version ?? 0 } : null,
    save,
    takeTheirs({ data }) {
      const theirs = data as Job;
      const typed = toTypedJob(theirs);
      show({ job: theirs, base: typed, typed });
    },
    keepMine({ data }) {
      const theirs = data as Job;
      const now = toTypedJob(theirs);
      show({ job: theirs, base: now, typed: mergeTypedJob(now, values.base, values.typed) });
    },
  });

  return {
    autosave,
    read: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(part: Partial<TypedJob>) {
      show({ typed: { ...values.typed, ...part } });
      autosave.changed();
    },
    // No change is sent while the publish call is running.
    async publish() {
      const { job } = values;
      if (!job) throw new Error('There’s nothing to publish');
      await autosave.startSubmission();
      try {
        show({ job: await publishJob(job.id) });
      } finally {
        autosave.endSubmission();
      }
    },
  };
}
