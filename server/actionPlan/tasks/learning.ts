import { addDays } from '../../formats/days.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { courses, official, officialPage, services } from './links.ts';
import {
  answerLabel,
  answerTo,
  chose,
  isServing,
  isUs,
  namedBarrier,
  quoted,
  sector,
  type TaskRule,
  wants,
} from './rule.ts';

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
    how: 'Compare the courses in the list by start date, cost and what you hold at the end. Ask the provider one question before you decide, then tell them you are interested.',
    waitsFor: () => 'Waits for a place from the provider',
    link: courses,
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
    how: 'Ask a service below, or an employer near you, for one day at work with someone. Say you are leaving the forces and what you want to see.',
    waitsFor: () => 'Waits for an employer who says yes',
    link: services('employment'),
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
    how: 'Pick two courses and write down for each: weeks, hours a week, total cost, and the award. Ask both providers how many who finished found work.',
    link: courses,
  },
  {
    code: 'civilian_award',
    category: 'education',
    weight: 64,
    title: 'Find out which of your service courses carry a civilian award',
    why: (facts) => namedBarrier(facts, 'no_qualification', 'training'),
    daysBefore: 470,
    how: (facts) => {
      if (isUs(facts))
        return 'Download your Joint Services Transcript (Air Force and Space Force: the CCAF transcript). It lists the credit each course is worth; take it to the school or licensing board.';
      return isServing(facts)
        ? 'Get your training record from JPA. Ask your education staff which courses carry a civilian award, and ask the awarding body for the certificates you do not have.'
        : 'Gather your training certificates. Ask a service in the list which courses carry a civilian award, and ask the awarding body for the certificates you do not have.';
    },
    waitsFor: (facts) => (!isUs(facts) && isServing(facts) ? 'Waits for your education staff' : null),
    link: (facts) =>
      isUs(facts)
        ? officialPage('the Joint Services Transcript', 'https://jst.doded.mil/')
        : services('education')(),
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
    how: 'Search by subject and level. For three places note entry requirements, start date, fees and what they offer people who served.',
    link: official(
      ['UCAS', 'https://www.ucas.com/'],
      ['the GI Bill Comparison Tool', 'https://www.va.gov/education/gi-bill-comparison-tool/'],
    ),
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
    how: (facts) =>
      `Write to the admissions offices of two places. Send your ${isUs(facts) ? 'Joint Services Transcript' : 'training record'} and ask which units or credits they would give you for it.`,
    waitsFor: () => 'Waits for the two admissions offices',
    link: services('education'),
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
    how: 'Add up fees, rent, food, travel and books for one year. Next to each, write who pays it: you, your service’s scheme, a loan or a grant.',
    link: official(
      ['student finance on GOV.UK', 'https://www.gov.uk/student-finance'],
      ['Federal Student Aid', 'https://studentaid.gov/'],
    ),
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
    how: (facts) =>
      `${isUs(facts) ? 'Apply on the school’s own site' : 'Most full-time degrees are applied for through UCAS; for other courses, apply to the place itself'}. Check the closing date, have your certificates and one reference ready, and send it a week early.`,
    waitsFor: () => 'Waits for the school’s decision, once you have applied',
    link: official(
      ['UCAS', 'https://www.ucas.com/'],
      ['College Navigator', 'https://nces.ed.gov/collegenavigator/'],
    ),
  },
];

function monthInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
