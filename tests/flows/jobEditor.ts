import type { FlowCases } from '../../src/flows/cases.ts';
import type { JobEditorContext, JobEditorEvent } from '../../src/machines/jobEditor.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const job = { version: 1, status: 'draft' } as const;

const events = {
  'asks again': { type: 'loading.retried' },
  types: { type: 'fields.changed' },
  'saves at once': { type: 'save.requested' },
  'is back in the network': { type: 'connection.returned' },
  publishes: { type: 'publish.requested' },
  'takes their version': { type: 'theirs.taken' },
  'keeps their own': { type: 'mine.kept' },
} satisfies Record<string, JobEditorEvent>;

const saving = {
  done: { ok: undefined },
  error: {
    conflict409: { ...conflict409, data: { ...job, version: 2 } },
    refused422,
    error500: failures.error500,
  },
};

export const cases = {
  inputs: { 'writes a job': undefined },
  events,
  ports: {
    openJob: {
      done: { 'a draft': { job, isUnsent: false }, 'a draft with unsent words': { job, isUnsent: true } },
      error: {
        notFound404: { ...conflict409, status: 404, code: 'not_found', message: 'Not found' },
        error500: failures.error500,
      },
    },
    saveJob: saving,
    saveJobFirst: saving,
    publishJob: {
      done: { ok: undefined },
      error: { refused422, error500: failures.error500 },
    },
  },
  project: ({ failure }: JobEditorContext) => failure?.code ?? null,
} satisfies FlowCases;
