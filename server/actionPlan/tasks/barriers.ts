import { isUs, namedBarrier, optionLabel, quoted, type TaskRule } from './rule.ts';

export const barrierTasks: TaskRule[] = [
  {
    code: 'practice_interview',
    category: 'employment',
    weight: 63,
    title: 'Book a practice interview',
    why: (facts) => namedBarrier(facts, 'interviews', 'interview'),
    daysBefore: 100,
  },
  {
    code: 'health_support',
    category: 'healthcare',
    weight: 77,
    title: 'Tell one health service what you need at work',
    why: (facts) => namedBarrier(facts, 'health', 'health'),
    daysBefore: 270,
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
  },
  {
    code: 'first_budget',
    category: 'finance',
    weight: 61,
    title: 'Write a budget for the first three months',
    why: (facts) => namedBarrier(facts, 'money', 'finance'),
    daysBefore: 210,
  },
  {
    code: 'family_hours',
    category: 'housing',
    weight: 56,
    title: 'Write down the hours and places that fit your family',
    why: (facts) => namedBarrier(facts, 'family'),
    daysBefore: 350,
  },
  {
    code: 'contacts',
    category: 'online',
    weight: 57,
    title: 'Write to five people you know who have left',
    why: (facts) => namedBarrier(facts, 'contacts', 'employers'),
    daysBefore: 260,
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
  },
];
