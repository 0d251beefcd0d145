import type { FlowCases } from 'statechart-paths';
import type { components } from '../../openapi.gen.d.ts';
import type { ApplyContext, ApplyEvent, ApplyInput, Applying } from '../../src/machines/apply.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const given = { answers: [], cover_note: '', share: { phone: false, clearance: false } };
const input: ApplyInput = {
  jobId: 1,
  consentVersion: '2026-11',
  draft: { resumeId: null, given: null },
};

const events = {
  'asks again': { type: 'loading.retried' },
  'chooses a CV': { type: 'cv.chosen', resumeId: 7 },
  answers: { type: 'answers.given', given },
  sends: { type: 'application.confirmed' },
  'goes back to the CV': { type: 'address.changed', address: { step: 0 } },
  'goes back to the questions': { type: 'address.changed', address: { step: 1 } },
  'stays at the last step': { type: 'address.changed', address: { step: 2 } },
} satisfies Record<string, ApplyEvent>;

const job: Applying['job'] = { status: 'published', my_application: null };
const refusal = (code: string) => ({ ...conflict409, code });

export const cases = {
  inputs: { 'applies for a job': input },
  events,
  ports: {
    getJob: {
      done: {
        'an open job': { job },
        'a job applied for': { job: { ...job, my_application: { id: 3, status: 'submitted' } } },
        'a closed job': { job: { ...job, status: 'closed' } },
      },
      error: {
        notFound404: { ...conflict409, status: 404, code: 'not_found', message: 'Not found' },
        error500: failures.error500,
      },
    },
    applyToJob: {
      done: { ok: { id: 3 } as components['schemas']['Application'] },
      error: {
        alreadyApplied409: refusal('already_applied'),
        closed409: refusal('job_closed'),
        incomplete409: refusal('profile_incomplete'),
        cv422: { ...refused422, errors: { resume_id: ['Choose another one'] } },
        answers422: { ...refused422, errors: { 'answers.1': ['Answer this'] } },
        error500: failures.error500,
      },
    },
  },
  project: ({ draft, failure }: ApplyContext) => [
    draft.resumeId,
    draft.given !== null,
    failure?.code ?? null,
  ],
} satisfies FlowCases;
