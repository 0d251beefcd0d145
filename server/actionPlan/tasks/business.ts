import { official, services } from './links.ts';
import { answerLabel, answerTo, chose, formattedMoney, isUs, quoted, type TaskRule, wants } from './rule.ts';

const startGuide = official(
  ['“Set up a business” on GOV.UK', 'https://www.gov.uk/set-up-business'],
  ['the SBA’s guide to starting a business', 'https://www.sba.gov/business-guide'],
);

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
    how: 'Ask ten people who would pay for it, not friends. Ask what they use now, what it costs them and what annoys them. Write down each answer.',
    waitsFor: () => 'Waits for ten people’s answers',
    link: startGuide,
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
    how: (facts) => {
      if (chose(facts, 'stage', 'idea'))
        return 'One page on what you sell, to whom and at what price; one on costs and the first year’s sales. Ask someone who runs a business to read it.';
      if (chose(facts, 'stage', 'plan'))
        return isUs(facts)
          ? 'Choose a structure, register with your state, and get an Employer Identification Number from the IRS. The guide lists the order.'
          : 'Choose sole trader or limited company, then register with HMRC or Companies House. The guide lists what you need first.';
      if (chose(facts, 'stage', 'registered'))
        return 'List twenty people or firms who need what you sell, write to five a week, and offer the first one a fair first price.';
      return 'Take last quarter’s sales, decide on one number for the next, and write down the three things that will get you there.';
    },
    link: startGuide,
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
    how: 'Write down how much you need and when. Compare what each costs in total, how fast it comes, and what happens if sales are late.',
    link: official(
      ['Start Up Loans on GOV.UK', 'https://www.gov.uk/apply-start-up-loan'],
      ['the SBA’s funding programs', 'https://www.sba.gov/funding-programs'],
    ),
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
    how: 'Block the hours in your calendar at the same time each week, tell the people you live with, and keep one block for selling.',
    link: startGuide,
  },
  {
    code: 'business_numbers',
    category: 'finance',
    weight: 40,
    title: 'Work out what you must sell in a month to pay yourself',
    why: (facts) => wants(facts, 'business') && `You chose ${quoted(facts.direction.title)}`,
    daysBefore: 270,
    how: 'Add your fixed costs and the pay you need for a month. Divide by what you earn on one sale: that is how many you must sell.',
    link: services('finance'),
  },
];
