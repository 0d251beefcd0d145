import type { JobStatus, RecruiterJob } from '../../../api/jobs.ts';

export type JobAction = 'publish' | 'pause' | 'close' | 'reopen' | 'delete';

interface Words {
  label: string;
  title: (job: string) => string;
  text: string;
  done: (job: string) => string;
  colour?: 'danger' | 'secondary';
}

export const jobActionLabels: Record<JobAction, Words> = {
  publish: {
    label: 'Publish',
    title: (job) => `Publish “${job}”?`,
    text: 'Everyone will be able to find it, and veterans can apply straight away.',
    done: (job) => `“${job}” published`,
  },
  pause: {
    label: 'Pause',
    title: (job) => `Pause “${job}”?`,
    text: 'Nobody can find it or apply until you publish it again. Existing applications aren’t affected.',
    done: (job) => `“${job}” paused`,
    colour: 'secondary',
  },
  close: {
    label: 'Close',
    title: (job) => `Close “${job}”?`,
    text: 'It will stop accepting applications. Applications you don’t decide on will expire after 30 days.',
    done: (job) => `“${job}” closed`,
    colour: 'danger',
  },
  reopen: {
    label: 'Reopen',
    title: (job) => `Reopen “${job}”?`,
    text: 'We’ll publish it with a new closing date.',
    done: (job) => `“${job}” reopened`,
  },
  delete: {
    label: 'Delete',
    title: (job) => `Delete “${job}”?`,
    text: 'The draft will be permanently deleted.',
    done: (job) => `“${job}” deleted`,
    colour: 'danger',
  },
};

/** Edits, and what becomes of them, belong to the editor. */
export const isJobAction = (move: RecruiterJob['allowed'][number]): move is JobAction =>
  move in jobActionLabels;

export const jobActionLabel = (action: JobAction, status: JobStatus): string =>
  action === 'publish' && status === 'paused' ? 'Publish again' : jobActionLabels[action].label;
