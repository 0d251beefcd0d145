import { answerLabel, answerTo, chose, formattedMoney, isUs, quoted, type TaskRule, wants } from './rule.ts';

export const businessTasks: TaskRule[] = [
  {
    code: 'test_idea',
    category: 'employment',
    weight: 82,
    title: 'Ask ten possible customers about your idea',
    why: (facts) => {
      const idea = answerTo(facts, 'idea')?.text;
      return wants(facts, 'business') && idea && `Your idea: ${quoted(idea)}`;
    },
    daysBefore: 500,
  },
  {
    code: 'next_stage',
    category: 'employment',
    weight: 76,
    title: (facts) => {
      if (chose(facts, 'stage', 'idea')) return 'Write a business plan of two pages';
      if (chose(facts, 'stage', 'plan'))
        return isUs(facts)
          ? 'Register the business with your state'
          : 'Register the business with HMRC or Companies House';
      if (chose(facts, 'stage', 'registered')) return 'Find your first paying customer';
      return 'Set a sales goal for the next three months';
    },
    why: (facts) => {
      const stage = answerLabel(facts, 'stage');
      return stage && `You said ${quoted(stage)}`;
    },
    daysBefore: 365,
  },
  {
    code: 'start_money',
    category: 'finance',
    weight: 64,
    title: 'Compare a start-up loan, a grant and savings',
    why: (facts) => {
      const amount = answerTo(facts, 'money_needed')?.number;
      return (
        wants(facts, 'business') &&
        (amount
          ? `You need about ${formattedMoney(facts, amount)} to begin`
          : 'You have not put a sum on it yet')
      );
    },
    daysBefore: 300,
  },
  {
    code: 'weekly_hours',
    category: 'online',
    weight: 46,
    title: 'Put fixed hours for the business into your week',
    why: (facts) => {
      const hours = answerTo(facts, 'hours')?.number;
      return hours ? `You can give it ${hours} ${hours === 1 ? 'hour' : 'hours'} a week` : null;
    },
    daysBefore: 460,
  },
  {
    code: 'business_numbers',
    category: 'finance',
    weight: 40,
    title: 'Work out what you must sell in a month to pay yourself',
    why: (facts) => wants(facts, 'business') && `You chose ${quoted(facts.direction.title)}`,
    daysBefore: 270,
  },
];
