/** What makes the calls of onboarding end as the paths want them. */
import { conflict409, error500, refused422 } from '../outcomes.ts';
import type { Condition, World } from '../pages.ts';
import { endSession, fails, switchOff } from './endings.ts';
import type { OnboardingPages } from './onboardingPages.ts';
import {
  answerAll,
  answerNothing,
  answerScreens,
  confirmCv,
  endReading,
  giveCv,
  giveFile,
  keepBeingRead,
  veteran,
} from './veteran.ts';

const failures = {
  ended401: (world: World) => endSession(world, veteran),
  inactive410: (world: World) => switchOff(world, veteran),
  error500: async (world: World) => fails(world, error500),
};
const refused: Condition = async (world) => fails(world, refused422);
/** Another window has been there first, for real. */
const conflict =
  (path: string, elsewhere: (world: World) => Promise<unknown>): Condition =>
  async (world) => {
    world.watched.expects(`failed: 409 POST /api/${path}`);
    await elsewhere(world);
    fails(world, conflict409);
    return undefined;
  };

const brought =
  (...work: ((world: World) => Promise<unknown>)[]): Condition =>
  async (world) => {
    for (const step of work) await step(world);
    return undefined;
  };

/** While the page has not heard that the file is read, it is not. */
const asItIs: Condition = async (world) => {
  if (world.kept.get('file') === 'being read') await keepBeingRead(world);
  return undefined;
};
const fileIs = (state: 'being read' | 'read') => async (world: World) => {
  world.kept.set('file', state);
};

const step = (count: number) => brought((world) => answerScreens(world, count));
const everythingElse = brought((world) => answerScreens(world, 6));

export const ports: OnboardingPages['ports'] = {
  getOnboarding: {
    operation: 'getOnboarding',
    outcomes: {
      ...failures,
      'not started': asItIs,
      'at step 1': step(1),
      'file being read': brought(step(1), giveFile, keepBeingRead, fileIs('being read')),
      'file read': brought(step(1), giveFile, endReading),
      'at step 2': step(2),
      'at step 3': step(3),
      'at step 4': step(4),
      'at step 5': step(5),
      'all but the CV': step(6),
      complete: brought(step(1), giveCv, step(6)),
    },
  },
  savePersonalDetails: {
    operation: 'savePersonalDetails',
    outcomes: { ...failures, ok: asItIs, refused422: refused },
  },
  uploadCv: {
    operation: 'uploadCv',
    outcomes: {
      ...failures,
      ok: brought(fileIs('being read')),
      /** An encrypted file was chosen. */
      async refused422({ watched }) {
        watched.expects('failed: 422 POST /api/onboarding/upload-cv');
        return undefined;
      },
    },
  },
  getOnboardingResume: {
    operation: 'getOnboardingResume',
    outcomes: {
      ...failures,
      ok: brought((world) => endReading(world), fileIs('read')),
      unreadable: brought((world) => endReading(world, false)),
    },
  },
  saveCv: {
    operation: 'saveCv',
    outcomes: {
      ...failures,
      ok: asItIs,
      'nothing else left': everythingElse,
      refused422: refused,
      conflict409: conflict('onboarding/save-cv', confirmCv),
    },
  },
  declineCv: {
    operation: 'saveCv',
    outcomes: { ...failures, ok: asItIs, 'nothing else left': everythingElse },
  },
  saveCareerDirection: {
    operation: 'saveCareerDirection',
    outcomes: { ...failures, ok: asItIs, refused422: refused },
  },
  getQuestionnaire: {
    operation: 'getQuestionnaire',
    outcomes: {
      ...failures,
      'questions open': brought(answerNothing),
      'all answered': brought((world) => answerAll(world)),
    },
  },
  saveAnswer: {
    operation: 'saveQuestionnaire',
    outcomes: {
      ...failures,
      kept: async () => undefined,
      'one more question applies': async () => undefined,
      refused422: refused,
    },
  },
  saveQuestionnaire: {
    operation: 'saveQuestionnaire',
    outcomes: { ...failures, ok: asItIs, refused422: refused },
  },
  acceptActionPlan: {
    operation: 'acceptActionPlan',
    outcomes: {
      ...failures,
      ok: asItIs,
      conflict409: conflict('action-plan/accept', (world) => answerAll(world, { isFinal: true })),
    },
  },
  saveOnboardingServices: {
    operation: 'saveOnboardingServices',
    outcomes: {
      ...failures,
      ok: asItIs,
      refused422: refused,
    },
  },
  skipOnboarding: {
    operation: 'skipOnboarding',
    /** A skip that fails says nothing. */
    outcomes: { ...failures, ok: asItIs, error500: async () => error500 },
  },
};
