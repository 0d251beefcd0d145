import type { FlowCases } from 'statechart-paths';
import type { JobEditorContext, JobEditorEvent } from '../../src/machines/jobEditor.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const events = {
  'asks again': { type: 'loading.retried' },
  types: { type: 'fields.changed' },
  publishes: { type: 'publish.requested' },
  'reviews the changes': { type: 'review.requested' },
  'keeps editing': { type: 'review.left' },
  'publishes the changes': { type: 'changes.confirmed' },
  'wants to discard': { type: 'discard.requested' },
  'keeps the changes': { type: 'discard.declined' },
  'discards the changes': { type: 'discard.confirmed' },
} satisfies Record<string, JobEditorEvent>;

export const cases = {
  inputs: { 'writes a job': undefined },
  events,
  ports: {
    getJob: {
      done: { draft: { isDraft: true }, published: { isDraft: false } },
      error: {
        notFound404: { ...conflict409, status: 404, code: 'not_found', message: 'Not found' },
        error500: failures.error500,
      },
    },
    whenStored: { done: { ok: undefined }, error: { error500: failures.error500 } },
    publishJob: {
      done: { ok: undefined },
      error: { refused422, error500: failures.error500 },
    },
    publishJobChanges: {
      done: { ok: undefined },
      error: { refused422, conflict409, error500: failures.error500 },
    },
    discardJobChanges: {
      done: { ok: undefined },
      error: { error500: failures.error500 },
    },
  },
  project: ({ failure }: JobEditorContext) => failure?.code ?? null,
} satisfies FlowCases;
