import { cvWord, isUs, namedBarrier, type TaskRule, toCv } from './rule.ts';

export const cvTasks: TaskRule[] = [
  {
    code: 'add_cv',
    category: 'employment',
    weight: 86,
    title: (facts) => `Add your ${cvWord(facts)}`,
    why: ({ cv }) => !cv && 'You carried on without one; job matches start from it',
    daysBefore: 540,
    link: () => ({ type: 'onboarding_cv', id: null }),
  },
  {
    code: 'civilian_words',
    category: 'employment',
    weight: 72,
    title: (facts) => `Put your service into civilian words on your ${cvWord(facts)}`,
    why: (facts) =>
      namedBarrier(facts, 'civilian_terms', 'cv') ||
      (facts.cv && !facts.cv.hasCivilianTitles && 'Your roles carry only their service titles'),
    daysBefore: 500,
    link: toCv,
  },
  {
    code: 'cv_training',
    category: 'employment',
    weight: 62,
    title: (facts) =>
      `Get your courses and ${isUs(facts) ? 'licenses' : 'licences'} recorded on your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasTraining && 'We found no training in your file',
    daysBefore: 480,
    link: toCv,
  },
  {
    code: 'cv_numbers',
    category: 'employment',
    weight: 44,
    title: 'Say how many people or how much kit you were responsible for',
    why: (facts) => facts.cv && !facts.cv.hasNumbers && `No role on your ${cvWord(facts)} has a number in it`,
    daysBefore: 460,
    link: toCv,
  },
  {
    code: 'cv_summary',
    category: 'employment',
    weight: 42,
    title: (facts) => `Write three lines for the top of your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasSummary && 'Your file has no summary',
    daysBefore: 440,
    link: toCv,
  },
];
