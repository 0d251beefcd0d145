import { assign, setup, stateIn } from 'xstate';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface LoadedDraft {
  /** The browser has text that never reached the server. */
  isUnsaved: boolean;
}

export interface AutosaveInput {
  /** False for a form that sends nothing before it is submitted; its text stays in this browser until then. */
  savesByItself: boolean;
}

export interface AutosaveContext extends AutosaveInput {
  /** After a conflict it carries the server's current version. */
  failure: Failure | null;
  /** The browser holds everything that is not on the server; otherwise closing the page loses text. */
  isInBrowser: boolean;
}

export type AutosaveEvent =
  | { type: 'content.changed' }
  | { type: 'save.requested' }
  | { type: 'changes.discarded' }
  | { type: 'submission.started' }
  | { type: 'submission.ended'; isUnsaved: boolean }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

const actors = {
  loadDraft: placeholder<LoadedDraft>('loadDraft'),
  storeDraft: placeholder<void>('storeDraft'),
  removeDraft: placeholder<void>('removeDraft'),
  save: placeholder<void>('save'),
  waitForConnection: placeholder<void>('waitForConnection'),
};

export type AutosaveActors = typeof actors;

const storesDraft = {
  id: 'storeDraft',
  src: 'storeDraft',
  onDone: { actions: 'noteStored' },
  onError: { actions: 'noteNotStored' },
} as const;

export const autosaveMachine = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as AutosaveEvent,
    input: {} as AutosaveInput,
    tags: {} as 'loading' | 'underWay' | 'stored',
    meta: {} as StateMeta,
  },
  actors,
  delays: { pauseInTyping: 1_000, beforeRetry: 10_000 },
  guards: {
    somethingIsUnsaved: (_, { isUnsaved }: LoadedDraft) => isUnsaved,
    formSavesByItself: ({ context }) => context.savesByItself,
    somethingWasTypedMeanwhile: stateIn('#typedMeanwhile'),
    submissionIsWaiting: stateIn('#submissionWaiting'),
    savedElsewhere: (_, { error }: { error: unknown }) => failureOf(error).code === 'version_conflict',
    nothingCameBack: (_, { error }: { error: unknown }) => failureOf(error).status === 0,
    sessionEnded: (_, { error }: { error: unknown }) => failureOf(error).status === 401,
    contentIsInvalid: (_, { error }: { error: unknown }) => failureOf(error).status === 422,
  },
  actions: {
    takeTheirs: () => {},
    keepMine: () => {},
    noteStored: assign({ isInBrowser: true }),
    noteNotStored: assign({ isInBrowser: false }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'autosave',
  description:
    'Saves what people type: in this browser immediately, on the server after a second without typing.',
  context: ({ input }) => ({ ...input, failure: null, isInBrowser: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The page looks for text in this browser that never reached the server.',
      tags: 'loading',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: [
          { guard: { type: 'somethingIsUnsaved', params: ({ event }) => event.output }, target: 'dirty' },
          { target: 'clean' },
        ],
        onError: { target: 'clean', description: 'A private window may have no storage.' },
      },
    },
    clean: {
      description: 'Everything typed is on the server, and no copy waits in this browser.',
      tags: 'stored',
      invoke: {
        id: 'removeDraft',
        src: 'removeDraft',
        onError: { description: 'A copy that stays behind expires after a day.' },
      },
      on: {
        'content.changed': { target: 'dirty', actions: ['forgetFailure', 'noteNotStored'] },
        'submission.started': 'submitting',
      },
    },
    dirty: {
      description: 'Text was typed. It is kept in this browser, and saved after a second without typing.',
      tags: 'underWay',
      invoke: storesDraft,
      after: { pauseInTyping: { guard: 'formSavesByItself', target: 'saving' } },
      on: {
        'content.changed': { target: 'dirty', reenter: true, actions: 'noteNotStored' },
        'save.requested': { guard: 'formSavesByItself', target: 'saving' },
        'changes.discarded': 'clean',
        'submission.started': 'submitting',
      },
    },
    saving: {
      description: 'The server stores what was typed, if nobody saved a newer version meanwhile.',
      tags: 'underWay',
      meta: { requirements: ['ONBOARD-17'] },
      entry: 'forgetFailure',
      initial: 'upToDate',
      invoke: {
        id: 'save',
        src: 'save',
        onDone: [
          { guard: 'submissionIsWaiting', target: 'submitting' },
          { guard: 'somethingWasTypedMeanwhile', target: 'dirty' },
          { target: 'clean' },
        ],
        onError: [
          { guard: 'submissionIsWaiting', target: 'submitting' },
          {
            guard: { type: 'savedElsewhere', params: errorOf },
            target: 'conflict',
            actions: remembersFailure,
          },
          {
            guard: { type: 'nothingCameBack', params: errorOf },
            target: 'offline',
            actions: remembersFailure,
          },
          {
            guard: { type: 'sessionEnded', params: errorOf },
            target: 'signedOut',
            actions: remembersFailure,
          },
          {
            guard: 'somethingWasTypedMeanwhile',
            target: 'dirty',
            description: 'What the server did not store has changed since, and is saved next.',
          },
          {
            guard: { type: 'contentIsInvalid', params: errorOf },
            target: 'invalid',
            actions: remembersFailure,
          },
          { target: 'failed', actions: remembersFailure },
        ],
      },
      states: {
        upToDate: {
          description: 'Nothing was typed since saving began.',
          on: {
            'content.changed': { target: 'typedMeanwhile', actions: 'noteNotStored' },
            'submission.started': 'submissionWaiting',
          },
        },
        typedMeanwhile: {
          id: 'typedMeanwhile',
          description: 'More was typed; it is kept in this browser, and saved next.',
          invoke: storesDraft,
          on: {
            'content.changed': { target: 'typedMeanwhile', reenter: true, actions: 'noteNotStored' },
            'submission.started': 'submissionWaiting',
          },
        },
        submissionWaiting: {
          id: 'submissionWaiting',
          description: 'The form was submitted, and is sent once the server has answered.',
        },
      },
    },
    submitting: {
      description: 'The form is being submitted; until that ends, text is kept in this browser only.',
      invoke: storesDraft,
      on: {
        'content.changed': { target: 'submitting', reenter: true, actions: 'noteNotStored' },
        'submission.ended': [
          { guard: { type: 'somethingIsUnsaved', params: ({ event }) => event }, target: 'dirty' },
          { target: 'clean' },
        ],
      },
    },
    offline: {
      description: 'The server cannot be reached: the text is kept in this browser, and saved once it can.',
      invoke: [storesDraft, { id: 'waitForConnection', src: 'waitForConnection', onDone: 'saving' }],
      after: { beforeRetry: 'saving' },
      on: {
        'content.changed': { target: 'offline', reenter: true, actions: 'noteNotStored' },
        'save.requested': 'saving',
        'submission.started': 'submitting',
      },
    },
    failed: {
      description:
        'The server could not store the text: it is kept in this browser, and saving is tried again.',
      after: { beforeRetry: 'saving' },
      on: {
        'content.changed': { target: 'dirty', actions: 'noteNotStored' },
        'save.requested': 'saving',
        'submission.started': 'submitting',
      },
    },
    signedOut: {
      description: 'The session has ended; the text is kept in this browser until the next sign-in.',
      on: {
        'content.changed': { target: 'dirty', actions: 'noteNotStored' },
        'save.requested': 'saving',
        'submission.started': 'submitting',
      },
    },
    invalid: {
      description: 'The server rejects some fields; the form shows the error at each of them.',
      on: {
        'content.changed': { target: 'dirty', actions: 'noteNotStored' },
        'save.requested': 'saving',
        'submission.started': 'submitting',
      },
    },
    conflict: {
      description: 'Another window has saved: nothing is overwritten until the person chooses a version.',
      invoke: storesDraft,
      on: {
        'content.changed': { target: 'conflict', reenter: true, actions: 'noteNotStored' },
        'theirs.taken': { target: 'clean', actions: ['takeTheirs', 'forgetFailure'] },
        'mine.kept': { target: 'saving', actions: 'keepMine' },
        'submission.started': 'submitting',
      },
    },
  },
});
