import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
export type NewApplication = operations['applyToJob']['requestBody']['content']['application/json'];

export interface Applying {
  job: Pick<Schemas['Job'], 'status' | 'my_application'>;
}

export interface ApplyAnswers {
  answers: NonNullable<NewApplication['answers']>;
  cover_note: string;
  share: NonNullable<NewApplication['share']>;
}

export interface ApplyInput {
  jobId: number;
  consentVersion: string;
  draft: { resumeId: number | null; given: ApplyAnswers | null };
}

export interface ApplyContext extends ApplyInput {
  failure: Failure | null;
}

export type ApplyStep = 0 | 1 | 2;

export interface ApplyAddress {
  step: ApplyStep;
}

export type ApplyEvent =
  | { type: 'loading.retried' }
  | { type: 'cv.chosen'; resumeId: number }
  | { type: 'answers.given'; given: ApplyAnswers }
  | { type: 'application.confirmed' }
  | { type: 'address.changed'; address: ApplyAddress };

const actors = {
  getJob: placeholder<Applying, { jobId: number }>('getJob'),
  applyToJob: placeholder<Schemas['Application'], { jobId: number; application: NewApplication }>(
    'applyToJob',
  ),
};

export type ApplyActors = typeof actors;

const codeIs =
  (...codes: string[]) =>
  (_: unknown, { error }: { error: unknown }) =>
    codes.includes(failureOf(error).code);
const path = '/jobs/:jobId/apply';
const addressOf = ({ event }: { event: { address: ApplyAddress } }) => event.address;

export const applyMachine = setup({
  types: {
    context: {} as ApplyContext,
    events: {} as ApplyEvent,
    input: {} as ApplyInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    veteranHasApplied: (_, { job }: Applying) => job.my_application !== null,
    jobIsClosed: (_, { job }: Applying) => job.status !== 'published',
    jobIsMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    veteranHasAlreadyApplied: codeIs('already_applied'),
    jobWasClosed: codeIs('job_closed'),
    profileIsIncomplete: codeIs('profile_incomplete'),
    answersAreInvalid: (_, { error }: { error: unknown }) => {
      const { status, errors } = failureOf(error);
      return status === 422 && Object.keys(errors ?? {}).some((path) => !path.startsWith('resume_id'));
    },
    cvIsInvalid: (_, { error }: { error: unknown }) =>
      failureOf(error).status === 422 && failureOf(error).errors?.resume_id !== undefined,
    // The later steps open only by answering, never from the address.
    addressIsOfCv: (_, { step }: ApplyAddress) => step === 0,
    addressIsOfAnswers: (_, { step }: ApplyAddress) => step === 1,
  },
  actions: {
    rememberCv: assign(({ context }, { resumeId }: { resumeId: number }) => ({
      draft: { ...context.draft, resumeId },
    })),
    rememberAnswers: assign(({ context }, { given }: { given: ApplyAnswers }) => ({
      draft: { ...context.draft, given },
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    eraseDraft: () => {},
  },
}).createMachine({
  id: 'apply',
  description: 'A veteran applies for a job: choose a CV, answer the questions, check and send.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The job is loading: is it open, and has the veteran not applied yet?',
      tags: 'busy',
      meta: { path },
      invoke: {
        id: 'getJob',
        src: 'getJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [
          {
            guard: { type: 'veteranHasApplied', params: ({ event }) => event.output },
            target: 'applied',
          },
          { guard: { type: 'jobIsClosed', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'choosingCv' },
        ],
        onError: [
          { guard: { type: 'jobIsMissing', params: errorOf }, target: 'missing' },
          { target: 'unread', actions: remembersFailure },
        ],
      },
    },
    unread: {
      description: 'The job didn’t load.',
      meta: { path },
      on: { 'loading.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    choosingCv: {
      description: 'The veteran chooses the CV to send; the primary one is already selected.',
      meta: { path, step: 0, requirements: ['JOBS-06'] },
      on: {
        'cv.chosen': {
          target: 'answering',
          actions: [{ type: 'rememberCv', params: ({ event }) => event }, 'forgetFailure'],
        },
      },
    },
    answering: {
      description: 'The veteran answers the employer’s questions, adds a note, and says what may be shared.',
      meta: { path, step: 1 },
      on: {
        'answers.given': {
          target: 'checking',
          actions: [{ type: 'rememberAnswers', params: ({ event }) => event }, 'forgetFailure'],
        },
        'address.changed': {
          guard: { type: 'addressIsOfCv', params: addressOf },
          target: 'choosingCv',
          actions: 'forgetFailure',
        },
      },
    },
    checking: {
      description: 'The veteran checks everything that will be sent, and can go back to each part.',
      meta: { path, step: 2 },
      on: {
        'application.confirmed': { target: 'sending', actions: 'forgetFailure' },
        'address.changed': [
          {
            guard: { type: 'addressIsOfCv', params: addressOf },
            target: 'choosingCv',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'addressIsOfAnswers', params: addressOf },
            target: 'answering',
            actions: 'forgetFailure',
          },
        ],
      },
    },
    sending: {
      description: 'The server stores the application with the CV and the profile as they are now.',
      tags: 'busy',
      meta: { path },
      invoke: {
        id: 'applyToJob',
        src: 'applyToJob',
        input: ({ context: { jobId, consentVersion, draft } }) => {
          if (draft.resumeId === null || !draft.given) throw new Error('Nothing is ready to be sent');
          const { answers, cover_note, share } = draft.given;
          return {
            jobId,
            application: {
              resume_id: draft.resumeId,
              answers,
              cover_note: cover_note.trim() || null,
              share,
              consent_version: consentVersion,
              consent_accepted: true,
            },
          };
        },
        onDone: { target: 'sent', actions: 'eraseDraft' },
        onError: [
          {
            guard: { type: 'veteranHasAlreadyApplied', params: errorOf },
            target: 'applied',
            actions: 'eraseDraft',
          },
          { guard: { type: 'jobWasClosed', params: errorOf }, target: 'closed', actions: 'eraseDraft' },
          { guard: { type: 'profileIsIncomplete', params: errorOf }, target: 'incomplete' },
          {
            guard: { type: 'cvIsInvalid', params: errorOf },
            target: 'choosingCv',
            actions: remembersFailure,
          },
          {
            guard: { type: 'answersAreInvalid', params: errorOf },
            target: 'answering',
            actions: remembersFailure,
          },
          staysIn('checking'),
        ],
      },
    },
    sent: {
      description: 'The employer has the application; the page says what happens next.',
      meta: { path },
    },
    applied: {
      description: 'The veteran has already applied; a link leads to the application.',
      meta: { path },
    },
    closed: { description: 'The job no longer takes applications.', meta: { path } },
    incomplete: { description: 'Onboarding has to be completed first.', meta: { path } },
    missing: { description: 'The job doesn’t exist.', meta: { path } },
  },
});
