import { addDays } from '../../formats/days.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { answerLabel, answerTo, chose, namedBarrier, quoted, sector, type TaskRule, wants } from './rule.ts';

export const learningTasks: TaskRule[] = [
  {
    code: 'choose_course',
    category: 'course',
    weight: 82,
    title: (facts) => (sector(facts) ? `Choose a course in ${sector(facts)}` : 'Choose a course'),
    why: (facts) => {
      const pattern = answerLabel(facts, 'training_pattern');
      return wants(facts, 'retrain') && pattern && `You want to train ${quoted(pattern)}`;
    },
    daysBefore: 330,
  },
  {
    code: 'visit_work',
    category: 'employment',
    weight: 84,
    title: 'Spend a day with someone who does the work',
    why: (facts) => {
      const sure = answerTo(facts, 'confidence')?.number;
      return wants(facts, 'retrain') && sure && sure <= 3 ? `You rated how sure you are ${sure} of 5` : null;
    },
    daysBefore: 450,
  },
  {
    code: 'training_length',
    category: 'course',
    weight: 52,
    title: 'Compare two courses by length, cost and award',
    why: (facts) => {
      const length = answerLabel(facts, 'training_length');
      return length && `You can give it ${quoted(length)}`;
    },
    daysBefore: 400,
  },
  {
    code: 'civilian_award',
    category: 'education',
    weight: 64,
    title: 'Find out which of your service courses carry a civilian award',
    why: (facts) => namedBarrier(facts, 'no_qualification', 'training'),
    daysBefore: 470,
  },
  {
    code: 'shortlist_courses',
    category: 'education',
    weight: 82,
    title: (facts) => `Shortlist three places to study ${answerTo(facts, 'subject')?.text ?? 'your subject'}`,
    why: (facts) => {
      const level = answerLabel(facts, 'level');
      return wants(facts, 'study') && level && `You are aiming for ${quoted(level)}`;
    },
    daysBefore: 420,
  },
  {
    code: 'prior_learning',
    category: 'education',
    weight: 60,
    title: 'Ask two schools what your service counts for',
    why: (facts) => {
      const prior = answerLabel(facts, 'prior_learning');
      return prior && !chose(facts, 'prior_learning', 'none') && `You named ${quoted(prior)}`;
    },
    daysBefore: 360,
  },
  {
    code: 'study_funding',
    category: 'finance',
    weight: 58,
    title: 'Write down what a year of study costs and who pays',
    why: (facts) => {
      const funding = answerLabel(facts, 'funding');
      return funding && `You answered ${quoted(funding)} for paying`;
    },
    daysBefore: 300,
  },
  {
    code: 'send_application',
    category: 'education',
    weight: 70,
    title: 'Send your application to study',
    why: (facts) => {
      if (!wants(facts, 'study')) return null;
      const start = answerTo(facts, 'start_on')?.text;
      return start
        ? `You would like to start in ${monthInWords(start, localeOfCountry(facts.countryId))}`
        : `You chose ${quoted(facts.direction.title)}`;
    },
    daysBefore: 270,
    on: (facts) => {
      const start = answerTo(facts, 'start_on')?.text;
      return start ? addDays(start, -120) : undefined;
    },
  },
];

function monthInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
