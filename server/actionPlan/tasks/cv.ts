import { cvSection, cvToAdd } from './links.ts';
import { cvWord, isUs, namedBarrier, type TaskRule } from './rule.ts';

export const cvTasks: TaskRule[] = [
  {
    code: 'add_cv',
    category: 'employment',
    weight: 86,
    title: (facts) => `Add your ${cvWord(facts)}`,
    why: ({ cv }) => !cv && 'You carried on without one; job matches start from it',
    daysBefore: 540,
    how: (facts) =>
      `Upload the ${cvWord(facts)} you have, even an old one, as PDF or Word, and check what we read. Without one, build it here from your service record.`,
    link: cvToAdd,
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
    how: 'Take one role at a time: give it the title a civilian employer would use, then write what you did without abbreviations, ranks or unit names.',
    link: cvSection('military_exp', 'military experience'),
  },
  {
    code: 'cv_training',
    category: 'employment',
    weight: 62,
    title: (facts) =>
      `Get your courses and ${isUs(facts) ? 'licenses' : 'licences'} recorded on your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasTraining && 'We found no training in your file',
    daysBefore: 480,
    how: (facts) =>
      `List each course with its year and who awarded it, and each ${isUs(facts) ? 'license' : 'licence'} with its number and expiry date. Your service record has them.`,
    link: cvSection('education', 'education and training'),
  },
  {
    code: 'cv_numbers',
    category: 'employment',
    weight: 44,
    title: 'Say how many people or how much kit you were responsible for',
    why: (facts) => facts.cv && !facts.cv.hasNumbers && `No role on your ${cvWord(facts)} has a number in it`,
    daysBefore: 460,
    how: 'For each role, add how many people you led, the value of the equipment or budget, or how often you did it. A rough figure is fine; leave out anything classified.',
    link: cvSection('military_exp', 'military experience'),
  },
  {
    code: 'cv_summary',
    category: 'employment',
    weight: 42,
    title: (facts) => `Write three lines for the top of your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasSummary && 'Your file has no summary',
    daysBefore: 440,
    how: 'Say in three lines what you do, what you are known for, and the work you want next. Write it last, from the roles below it.',
    link: cvSection('summary', 'summary'),
  },
];
