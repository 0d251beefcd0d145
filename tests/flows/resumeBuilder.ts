import type { FlowCases } from '../../src/flows/cases.ts';
import type {
  OpenedResume,
  ResumeBuilderContext,
  ResumeBuilderEvent,
  WrittenDocument,
} from '../../src/machines/resumeBuilder.ts';
import { conflict409, failures } from './outcomes.ts';

const resume = { id: 12, version: 3 } as WrittenDocument;

const events = {
  'asks again': { type: 'loading.retried' },
  types: { type: 'content.changed' },
  'saves now': { type: 'save.requested' },
  'the connection is back': { type: 'connection.returned' },
  'takes what is stored': { type: 'theirs.taken' },
  'keeps what was typed': { type: 'mine.kept' },
  'opens the form': { type: 'editing.opened' },
  'opens the preview': { type: 'preview.opened' },
  'opens the design': { type: 'design.opened' },
} satisfies Record<string, ResumeBuilderEvent>;

export const cases = {
  inputs: { 'opens a CV': undefined },
  events,
  ports: {
    openResume: {
      done: {
        ok: { resume, isUnsent: false } satisfies OpenedResume,
        'with unsent text': { resume, isUnsent: true } satisfies OpenedResume,
      },
      error: {
        missing404: { status: 404, code: 'not_found', message: 'There is no such CV.' },
        error500: failures.error500,
      },
    },
    saveResume: {
      done: { ok: undefined },
      error: {
        conflict409: { ...conflict409, data: { ...resume, version: 4 } },
        nothing: { status: 0, code: 'no_answer', message: 'Nothing came back.' },
        error500: failures.error500,
      },
    },
  },
  project: ({ failure }: ResumeBuilderContext) => failure?.code ?? null,
} satisfies FlowCases;
