import type { FlowCases } from 'statechart-paths';
import type { ResumeBuilderContext, ResumeBuilderEvent } from '../../src/machines/resumeBuilder.ts';
import { failures } from './outcomes.ts';

const events = {
  'asks again': { type: 'loading.retried' },
  'opens the form': { type: 'form.opened' },
  'opens the preview': { type: 'preview.opened' },
  'opens the design': { type: 'design.opened' },
} satisfies Record<string, ResumeBuilderEvent>;

export const cases = {
  inputs: { 'opens a CV': undefined },
  events,
  ports: {
    getResume: {
      done: { ok: undefined },
      error: {
        missing404: { status: 404, code: 'not_found', message: 'There is no such CV.' },
        error500: failures.error500,
      },
    },
  },
  project: ({ failure }: ResumeBuilderContext) => failure?.code ?? null,
} satisfies FlowCases;
