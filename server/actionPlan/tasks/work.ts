import {
  answerLabel,
  answerTo,
  chose,
  formattedMoney,
  quoted,
  sector,
  type TaskRule,
  wants,
} from './rule.ts';

export const jobTasks: TaskRule[] = [
  {
    code: 'shortlist_employers',
    category: 'employment',
    weight: 78,
    title: ({ cv }) => `Shortlist three employers${cv?.city ? ` around ${cv.city}` : ''}`,
    why: (facts) => {
      if (!wants(facts, 'job_now')) return null;
      const miles = answerTo(facts, 'distance')?.number;
      if (chose(facts, 'work_pattern', 'remote')) return 'You want to work from home';
      if (miles) return `You want to work within ${miles} miles of home`;
      if (miles === 0) return 'You plan to move for the right job';
      return sector(facts) ? `You chose ${sector(facts)}` : 'You are open to any sector';
    },
    daysBefore: 180,
  },
  {
    code: 'first_applications',
    category: 'employment',
    weight: 68,
    title: 'Send your first two applications',
    why: (facts) => {
      const start = answerLabel(facts, 'start_window');
      return wants(facts, 'job_now') && start && `You could start ${quoted(start)}`;
    },
    daysBefore: 120,
  },
  {
    code: 'pay_floor',
    category: 'finance',
    weight: 48,
    title: 'Compare the pay of three target roles with what you need',
    why: (facts) => {
      const floor = answerTo(facts, 'salary_floor')?.number;
      return floor ? `You need at least ${formattedMoney(facts, floor)} per year` : null;
    },
    daysBefore: 240,
  },
];

export const undecidedTasks: TaskRule[] = [
  {
    code: 'talk_to_two',
    category: 'employment',
    weight: 80,
    title: 'Talk to two people whose work you might like',
    why: (facts) => {
      const enjoyed = answerLabel(facts, 'enjoyed');
      return enjoyed && !chose(facts, 'enjoyed', 'none') && `You enjoyed ${quoted(enjoyed)}`;
    },
    daysBefore: 480,
  },
  {
    code: 'job_titles',
    category: 'employment',
    weight: 54,
    title: 'Find five job titles that use what you are good at',
    why: (facts) => {
      const strength = answerLabel(facts, 'strengths');
      return strength && !chose(facts, 'strengths', 'unsure') && `You are good at ${quoted(strength)}`;
    },
    daysBefore: 400,
  },
  {
    code: 'rule_out',
    category: 'employment',
    weight: 50,
    title: 'Cross out the kinds of work that you do not want',
    why: (facts) => {
      const avoid = answerLabel(facts, 'avoid');
      return avoid && !chose(facts, 'avoid', 'none') && `You want to leave behind ${quoted(avoid)}`;
    },
    daysBefore: 450,
  },
  {
    code: 'three_kinds',
    category: 'online',
    weight: 38,
    title: 'Read for an hour each about three kinds of work',
    why: (facts) => wants(facts, 'not_sure') && `You chose ${quoted(facts.direction.title)}`,
    daysBefore: 500,
  },
  {
    code: 'career_adviser',
    category: 'employment',
    weight: 74,
    title: 'Book an hour with a career adviser',
    why: (facts) => {
      const ready = answerTo(facts, 'confidence')?.number;
      return (
        wants(facts, 'not_sure') &&
        (ready ? `You rated how ready you feel ${ready} of 5` : 'You are not sure yet')
      );
    },
    daysBefore: 520,
  },
];

export const everydayTasks: TaskRule[] = [
  {
    code: 'references',
    category: 'employment',
    weight: 30,
    title: 'Ask two people for a reference',
    why: (facts) => `You chose ${quoted(facts.direction.title)}; most places ask for two`,
    daysBefore: 60,
  },
  {
    code: 'online_profile',
    category: 'online',
    weight: 28,
    title: 'Bring your professional profile online up to date',
    why: (facts) => `You chose ${quoted(facts.direction.title)}; people will look you up`,
    daysBefore: 150,
  },
  {
    code: 'review_plan',
    category: 'online',
    weight: 20,
    title: 'Read this plan again and change what no longer fits',
    why: () => 'You can change every task and date',
    daysBefore: 90,
  },
];
