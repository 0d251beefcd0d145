/** Retraining and study. */
import { addDays } from '../days.ts';
import { chose, inWords, label, named, said, sector, type TaskRule, wants } from './rule.ts';

export const learning: TaskRule[] = [
  {
    code: 'choose_course',
    category: 'course',
    weight: 82,
    title: (facts) => (sector(facts) ? `Choose a course in ${sector(facts)}` : 'Choose a course'),
    why: (facts) => {
      const pattern = label(facts, 'training_pattern');
      return wants(facts, 'retrain') && pattern && `You want to train ${inWords(pattern)}`;
    },
    daysBefore: 56,
    daysFromNow: 21,
  },
  {
    code: 'visit_work',
    category: 'employment',
    weight: 84,
    title: 'Spend a day with someone who does the work',
    why: (facts) => {
      const sure = said(facts, 'confidence')?.number;
      return wants(facts, 'retrain') && sure && sure <= 3 ? `You rated how sure you are ${sure} of 5` : null;
    },
    daysBefore: 100,
    daysFromNow: 14,
  },
  {
    code: 'training_length',
    category: 'course',
    weight: 52,
    title: 'Compare two courses by length, cost and award',
    why: (facts) => {
      const length = label(facts, 'training_length');
      return length && `You can give it ${inWords(length)}`;
    },
    daysBefore: 70,
    daysFromNow: 18,
  },
  {
    code: 'civilian_award',
    category: 'education',
    weight: 64,
    title: 'Find out which of your service courses carry a civilian award',
    why: (facts) => named(facts, 'no_qualification', 'training'),
    daysBefore: 90,
    daysFromNow: 20,
  },
  {
    code: 'shortlist_courses',
    category: 'education',
    weight: 82,
    title: (facts) => `Shortlist three places to study ${said(facts, 'subject')?.text ?? 'your subject'}`,
    why: (facts) => {
      const level = label(facts, 'level');
      return wants(facts, 'study') && level && `You are aiming for ${inWords(level)}`;
    },
    daysBefore: 90,
    daysFromNow: 21,
  },
  {
    code: 'prior_learning',
    category: 'education',
    weight: 60,
    title: 'Ask two schools what your service counts for',
    why: (facts) => {
      const prior = label(facts, 'prior_learning');
      return prior && !chose(facts, 'prior_learning', 'none') && `You named ${inWords(prior)}`;
    },
    daysBefore: 75,
    daysFromNow: 28,
  },
  {
    code: 'study_funding',
    category: 'finance',
    weight: 58,
    title: 'Write down what a year of study costs and who pays',
    why: (facts) => {
      const funding = label(facts, 'funding');
      return funding && `You answered ${inWords(funding)} for paying`;
    },
    daysBefore: 60,
    daysFromNow: 30,
  },
  {
    code: 'send_application',
    category: 'education',
    weight: 70,
    title: 'Send your application to study',
    why: (facts) => {
      if (!wants(facts, 'study')) return null;
      const start = said(facts, 'start_on')?.text;
      return start
        ? `You would like to start in ${monthInWords(start)}`
        : `You chose ${inWords(facts.direction.title)}`;
    },
    daysBefore: 45,
    daysFromNow: 60,
    on: (facts) => {
      const start = said(facts, 'start_on')?.text;
      return start ? addDays(start, -120) : undefined;
    },
  },
];

function monthInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
