import type { FlowCases } from 'statechart-paths';
import type { components } from '../../openapi.gen.d.ts';
import type { ProfileChangeContext, ProfileChangeEvent } from '../../src/machines/profileChange.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const change = { version: 1, headline: 'Network engineer' };

const events = {
  'types again': { type: 'form.changed' },
  'discards the changes': { type: 'changes.discarded' },
  saves: { type: 'form.submitted', change },
  'takes what is stored': { type: 'stored.taken' },
  'keeps what was typed': { type: 'mine.kept', change: { ...change, version: 2 } },
} satisfies Record<string, ProfileChangeEvent>;

const stored = { version: 2 } as components['schemas']['User'];

export const cases = {
  inputs: { 'opens the profile': undefined },
  events,
  ports: {
    updateUserProfile: {
      done: { ok: stored },
      error: { conflict409: { ...conflict409, data: stored }, refused422, error500: failures.error500 },
    },
  },
  project: ({ failure }: ProfileChangeContext) => failure?.code ?? null,
} satisfies FlowCases;
