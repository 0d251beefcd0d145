import { jobSearch, profile, services } from './links.ts';
import { isUs, namedBarrier, optionLabel, quoted, type TaskRule } from './rule.ts';

export const barrierTasks: TaskRule[] = [
  {
    code: 'practice_interview',
    category: 'employment',
    weight: 63,
    title: 'Book a practice interview',
    why: (facts) => namedBarrier(facts, 'interviews', 'interview'),
    daysBefore: 100,
    how: 'Choose a service that offers interview practice and ask for 45 minutes. Send a job you like beforehand, and prepare three stories with a situation, what you did and the result.',
    waitsFor: () => 'Waits for an appointment with the service you choose',
    link: services('employment'),
  },
  {
    code: 'health_support',
    category: 'healthcare',
    weight: 77,
    title: 'Tell one health service what you need at work',
    why: (facts) => namedBarrier(facts, 'health', 'health'),
    daysBefore: 270,
    how: 'Choose one service, and tell them what your work involves and what would make it easier. Employers must consider reasonable changes; you decide what to tell them.',
    waitsFor: () => 'Waits for an answer from the service you choose',
    link: services('healthcare'),
  },
  {
    code: 'housing_advice',
    category: 'housing',
    weight: 75,
    title: (facts) =>
      isUs(facts)
        ? 'Ask an adviser about rent, deposits and VA loans'
        : 'Ask a housing adviser about deposits and local connection',
    why: (facts) => namedBarrier(facts, 'housing', 'housing'),
    daysBefore: 280,
    how: (facts) =>
      isUs(facts)
        ? 'Choose a service and ask for a call. Have your income, savings and the area you want at hand, and ask whether a VA loan would suit you.'
        : 'Choose a service and ask for a call. Have your income, savings and the area you want at hand, and ask what a local connection means for you.',
    waitsFor: () => 'Waits for an appointment with the adviser',
    link: services('housing'),
  },
  {
    code: 'first_budget',
    category: 'finance',
    weight: 61,
    title: 'Write a budget for the first three months',
    why: (facts) => namedBarrier(facts, 'money', 'finance'),
    daysBefore: 210,
    how: 'Write down what comes in and what goes out in each of the first three months. Start with rent, food, travel and debts, and add one cost you forget most easily.',
    link: services('finance'),
  },
  {
    code: 'family_hours',
    category: 'housing',
    weight: 56,
    title: 'Write down the hours and places that fit your family',
    why: (facts) => namedBarrier(facts, 'family'),
    daysBefore: 350,
    how: 'With your family, write down the hours you can work, how far you can travel, and the school or care times that do not move. Then filter jobs by them.',
    link: jobSearch,
  },
  {
    code: 'contacts',
    category: 'online',
    weight: 57,
    title: 'Write to five people you know who have left',
    why: (facts) => namedBarrier(facts, 'contacts', 'employers'),
    daysBefore: 260,
    how: 'Pick five people, and send each a short message: what you do next, and one question. Ask who else you should talk to.',
    waitsFor: () => 'Waits for their answers',
    link: profile,
  },
  {
    code: 'mentor',
    category: 'online',
    weight: 55,
    title: 'Arrange a first call with a mentor',
    why: (facts) => {
      const mentor = optionLabel(facts, 'support', 'mentor');
      return mentor && `You would use ${quoted(mentor)}`;
    },
    daysBefore: 430,
    how: 'Choose a service that offers mentoring, say which work you want to move into, and ask for someone who made that move. Bring one question to the first call.',
    waitsFor: () => 'Waits for a mentor from the service you choose',
    link: services('employment'),
  },
];
