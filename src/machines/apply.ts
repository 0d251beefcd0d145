/** From "Apply" on a job to the one application: a CV, the employer's questions, a last look, and what the server says. */
import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
export type NewApplication = operations['applyToJob']['requestBody']['content']['application/json'];

/** What the wizard starts from. */
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
  /** What was typed earlier and not sent. */
  draft: { resumeId: number | null; given: ApplyAnswers | null };
}

export interface ApplyContext extends ApplyInput {
  failure: Failure | null;
}

export type ApplyStep = 0 | 1 | 2;

export type ApplyEvent =
  | { type: 'job.askedAgain' }
  | { type: 'cv.chosen'; resumeId: number }
  | { type: 'answers.given'; given: ApplyAnswers }
  | { type: 'application.confirmed' }
  /** An earlier step, by its link or by the browser's Back. */
  /** Only ever back: the last step is reached by its answers alone. */
  | { type: 'step.opened'; step: Exclude<ApplyStep, 2> };

const actors = {
  readJob: placeholder<Applying, { jobId: number }>('readJob'),
  applyToJob: placeholder<Schemas['Application'], { jobId: number; application: NewApplication }>(
    'applyToJob',
  ),
};

export type ApplyActors = typeof actors;

const codeIs =
  (...codes: string[]) =>
  (_: unknown, { error }: { error: unknown }) =>
    codes.includes(failureOf(error).code);
const openedOf = ({ event }: { event: { step: ApplyStep } }) => ({ opened: event.step });

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
    jobTakesNobody: (_, { job }: Applying) => job.status !== 'published',
    jobIsNotThere: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    saysAlreadyApplied: codeIs('already_applied'),
    saysClosed: codeIs('job_closed'),
    saysIncomplete: codeIs('profile_incomplete'),
    refusesAnswers: (_, { error }: { error: unknown }) => {
      const { status, errors } = failureOf(error);
      return status === 422 && Object.keys(errors ?? {}).some((path) => !path.startsWith('resume_id'));
    },
    refusesCv: (_, { error }: { error: unknown }) =>
      failureOf(error).status === 422 && failureOf(error).errors?.resume_id !== undefined,
    opensFirst: (_, { opened }: { opened: ApplyStep }) => opened === 0,
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
    /** Given by the page: what waited in the browser is sent, or of no use any more. */
    eraseDraft: () => {},
  },
}).createMachine({
  id: 'apply',
  description: 'A veteran applies for a job, once: a CV, answers, a last look.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The job is read: does it still take applications, and was there one already?',
      tags: 'busy',
      invoke: {
        id: 'readJob',
        src: 'readJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: [
          {
            guard: { type: 'veteranHasApplied', params: ({ event }) => event.output },
            target: 'applied',
          },
          { guard: { type: 'jobTakesNobody', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'choosingCv' },
        ],
        onError: [
          { guard: { type: 'jobIsNotThere', params: errorOf }, target: 'missing' },
          { target: 'unread', actions: remembersFailure },
        ],
      },
    },
    unread: {
      description: 'The job did not load.',
      on: { 'job.askedAgain': { target: 'reading', actions: 'forgetFailure' } },
    },
    choosingCv: {
      description: 'Which CV does the employer get? The primary one is chosen already.',
      meta: { path: '/jobs/:jobId/apply', step: 0, requirements: ['JOBS-06'] },
      on: {
        'cv.chosen': {
          target: 'answering',
          actions: [{ type: 'rememberCv', params: ({ event }) => event }, 'forgetFailure'],
        },
      },
    },
    answering: {
      description: 'The employer’s questions, a note, and what may be passed on.',
      meta: { path: '/jobs/:jobId/apply', step: 1 },
      on: {
        'answers.given': {
          target: 'checking',
          actions: [{ type: 'rememberAnswers', params: ({ event }) => event }, 'forgetFailure'],
        },
        'step.opened': {
          guard: { type: 'opensFirst', params: openedOf },
          target: 'choosingCv',
          actions: 'forgetFailure',
        },
      },
    },
    checking: {
      description: 'All that will be sent, with a way back to each part.',
      meta: { path: '/jobs/:jobId/apply', step: 2 },
      on: {
        'application.confirmed': { target: 'sending', actions: 'forgetFailure' },
        'step.opened': [
          {
            guard: { type: 'opensFirst', params: openedOf },
            target: 'choosingCv',
            actions: 'forgetFailure',
          },
          { target: 'answering', actions: 'forgetFailure' },
        ],
      },
    },
    sending: {
      description: 'The server freezes the CV and the profile as they are now.',
      tags: 'busy',
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
            guard: { type: 'saysAlreadyApplied', params: errorOf },
            target: 'applied',
            actions: 'eraseDraft',
          },
          { guard: { type: 'saysClosed', params: errorOf }, target: 'closed', actions: 'eraseDraft' },
          { guard: { type: 'saysIncomplete', params: errorOf }, target: 'incomplete' },
          {
            guard: { type: 'refusesCv', params: errorOf },
            target: 'choosingCv',
            actions: remembersFailure,
          },
          {
            guard: { type: 'refusesAnswers', params: errorOf },
            target: 'answering',
            actions: remembersFailure,
          },
          staysIn('checking'),
        ],
      },
    },
    sent: { description: 'The employer has it. What happens next, and when.' },
    applied: { description: 'There was an application already; it is one click away.' },
    closed: { description: 'The job takes no more applications.' },
    incomplete: { description: 'Onboarding comes first.' },
    missing: { description: 'There is no such job.' },
  },
});
