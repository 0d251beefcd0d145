/** How made-up visitors go through five flows: what they choose, where they give up, and how long they stay. */
export interface Habit {
  visits: number;
  /** By event and guard, by guard or by event; 1 unless told. */
  weights: Readonly<Record<string, number>>;
  /** The share of those who come into a state and never leave it. */
  givesUp: Readonly<Record<string, number>>;
  /** That people usually take, 12 unless told. */
  seconds: Readonly<Record<string, number>>;
}

export const habits: Readonly<Record<string, Habit>> = {
  onboarding: {
    visits: 190,
    weights: {
      'xstate.done.actor.getOnboarding onboardingBecomesComplete': 0.01,
      sessionHasEnded: 0.003,
      userIsInactive: 0.001,
      addressAsksForStep: 0,
      resumesAtStep: 0.05,
      'address.changed': 0,
      fileHasBeenRead: 0.04,
      fileIsBeingRead: 0.02,
      'back.requested': 0.04,
      'cv.declined': 0.25,
      'upload.cancelled': 0.02,
      'cv.replaced': 0.06,
      'xstate.error.actor.uploadCv ': 0.14,
      'xstate.error.actor.getOnboardingResume ': 0.12,
      nothingElseIsLeft: 0.01,
      'dialog.dismissed': 0.5,
      'skip.requested stageIsSkippable': 0.012,
      'logo.clicked stageIsSkippable': 0.004,
      'logo.clicked': 0.03,
      nextQuestionExists: 3,
      'answer.reopened': 0.15,
      questionIsOpen: 8,
    },
    givesUp: {
      'underway.screen.personalDetails.answering': 0.06,
      'underway.screen.uploadCv.choosing': 0.16,
      'underway.screen.uploadCv.reviewing': 0.07,
      'underway.screen.careerDirection.choosing': 0.05,
      'underway.screen.questionnaire.answering': 0.035,
      'underway.screen.questionnaire.reviewing': 0.03,
      'underway.screen.actionPlan.reading': 0.05,
      'underway.screen.services.choosing': 0.04,
    },
    seconds: {
      'underway.screen.personalDetails.answering': 150,
      'underway.screen.uploadCv.choosing': 55,
      'underway.screen.uploadCv.reviewing': 120,
      'underway.screen.careerDirection.choosing': 70,
      'underway.screen.questionnaire.answering': 24,
      'underway.screen.questionnaire.reviewing': 40,
      'underway.screen.actionPlan.reading': 95,
      'underway.screen.services.choosing': 50,
      'underway.skipDialog.open': 6,
    },
  },
  apply: {
    visits: 110,
    weights: {
      veteranHasApplied: 0.06,
      jobTakesNobody: 0.04,
      jobIsNotThere: 0.005,
      'step.opened opensFirst': 0.08,
      'step.opened': 0.08,
      saysAlreadyApplied: 0.01,
      saysClosed: 0.01,
      saysIncomplete: 0.08,
    },
    givesUp: { choosingCv: 0.12, answering: 0.19, checking: 0.07, sent: 1, applied: 1, closed: 1, incomplete: 1 },
    seconds: { choosingCv: 30, answering: 140, checking: 45 },
  },
  auth: {
    visits: 150,
    weights: {
      tokenIsUsable: 1.2,
      tokenIsStored: 0.1,
      'otherTab.signedIn': 0.01,
      'otherTab.signedOut': 0.01,
      'session.opened': 0.12,
      'session.ended': 0.03,
      'user.deactivated': 0.002,
      userIsInactive: 0.006,
      sessionHasEnded: 0.03,
      'xstate.error.actor.login ': 0.16,
      'logout.requested': 0.3,
      'session.aboutToEnd': 0.12,
      'logout.declined': 0.15,
    },
    givesUp: { 'unauthenticated.idle': 0.2, 'authenticated.idle': 0.75, 'userInactive.idle': 0.7 },
    seconds: { 'unauthenticated.idle': 22, 'authenticated.idle': 540, 'authenticated.sessionEnding.asking': 20 },
  },
  companyRouting: {
    visits: 90,
    weights: {
      somethingIsInactive: 0.02,
      activeUserHasNoCompany: 0.2,
      somethingIsRejected: 0.06,
      userIsPending: 0.1,
      companyWasFound: 0.12,
      detailsAreAskedFor: 0.06,
      companyIsPending: 0.2,
    },
    givesUp: {},
    seconds: {},
  },
  resumeBuilder: {
    visits: 60,
    weights: {
      resumeIsMissing: 0.01,
    },
    givesUp: {
      loadFailed: 0.4,
      editing: 0.15,
      previewing: 0.25,
      designing: 0.15,
    },
    seconds: {
      editing: 160,
      previewing: 35,
      designing: 60,
    },
  },
};
