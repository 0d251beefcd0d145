import type { FlowCases } from 'statechart-paths';
import type {
  AutosaveContext,
  AutosaveEvent,
  AutosaveInput,
  LoadedDraft,
} from '../../src/machines/autosave.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const events = {
  types: { type: 'content.changed' },
  'saves now': { type: 'save.requested' },
  'discards the changes': { type: 'changes.discarded' },
  submits: { type: 'submission.started' },
  'the submission ends': { type: 'submission.ended', isUnsaved: false },
  'the submission ends with text left': { type: 'submission.ended', isUnsaved: true },
  'takes what is stored': { type: 'theirs.taken' },
  'keeps what was typed': { type: 'mine.kept' },
} satisfies Record<string, AutosaveEvent>;

export const cases = {
  inputs: { 'opens a form': { savesByItself: true } satisfies AutosaveInput },
  otherInputs: { 'opens a form that is only sent whole': { savesByItself: false } satisfies AutosaveInput },
  events,
  ports: {
    loadDraft: {
      done: {
        'no draft': { isUnsaved: false } satisfies LoadedDraft,
        'a draft': { isUnsaved: true } satisfies LoadedDraft,
      },
      error: { 'no storage': new Error('The browser has no storage.') },
    },
    storeDraft: {
      done: { ok: undefined },
      error: { 'no storage': new Error('The browser has no storage.') },
    },
    removeDraft: {
      done: { ok: undefined },
      error: { 'no storage': new Error('The browser has no storage.') },
    },
    save: {
      done: { ok: undefined },
      error: {
        conflict409: { ...conflict409, data: { version: 4 } },
        nothing: { status: 0, code: 'no_answer', message: 'Nothing came back.' },
        ended401: failures.ended401,
        refused422,
        error500: failures.error500,
      },
    },
    waitForConnection: { done: { 'it is back': undefined } },
  },
  project: ({ failure, isInBrowser }: AutosaveContext) => [failure?.code ?? null, isInBrowser],
} satisfies FlowCases;
