import { jobSearch, jobsByPay, official, profile, refinePlan, services } from './links.ts';
import {
  answerLabel,
  answerTo,
  chose,
  cvWord,
  formattedMoney,
  quoted,
  sector,
  type TaskRule,
  wants,
} from './rule.ts';

const jobProfiles = official(
  ['the National Careers Service’s job profiles', 'https://nationalcareers.service.gov.uk/explore-careers'],
  ['My Next Move', 'https://www.mynextmove.org/'],
);

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
    how: 'Open the list, save the jobs you like, and note which employers come up more than once. Pick three and read what they say about hiring veterans.',
    link: jobSearch,
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
    how: 'Choose two jobs that fit best, read what each asks for, and send your application here. A short note on why you fit is enough.',
    waitsFor: () => 'Waits for the employers’ answers, once you have applied',
    link: jobSearch,
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
    how: 'Open jobs with pay, note the range for three roles you would take, and compare each with your monthly costs after tax.',
    link: jobsByPay,
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
    how: 'Ask someone you know, or a service below, for two names. Prepare five questions: what a normal day is, what is hard, how they got in, what it pays, who else to ask.',
    waitsFor: () => 'Waits for a date with each of them',
    link: services('employment'),
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
    how: 'Open jobs near you and read ten that sound like you. Write down the five titles that come closest; you can search for them later.',
    link: jobSearch,
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
    how: 'List the kinds of work you have done or seen. Cross out what you would not do for two years, and keep one sentence on why.',
    link: jobProfiles,
  },
  {
    code: 'three_kinds',
    category: 'online',
    weight: 38,
    title: 'Read for an hour each about three kinds of work',
    why: (facts) => wants(facts, 'not_sure') && `You chose ${quoted(facts.direction.title)}`,
    daysBefore: 500,
    how: 'Pick three job profiles that look unlike each other. For each, note what you would do all day, what it takes to get in, and what it pays.',
    link: jobProfiles,
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
    how: 'Choose a service, and ask for an hour by phone or in person. Bring this plan and the answers you gave; both are a good start.',
    waitsFor: () => 'Waits for an appointment with the adviser',
    link: services('employment'),
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
    how: 'Choose two people who know your work: someone you reported to and someone you worked with. Ask first, tell them which jobs you apply for, and note their email and phone.',
    waitsFor: () => 'Waits for both to say yes',
    link: profile,
  },
  {
    code: 'online_profile',
    category: 'online',
    weight: 28,
    title: 'Bring your professional profile online up to date',
    why: (facts) => `You chose ${quoted(facts.direction.title)}; people will look you up`,
    daysBefore: 150,
    how: (facts) =>
      `Check what employers see here, then use the same title and dates on the professional network you use. A recent photo and a headline with your target role are enough; take them from your ${cvWord(facts)}.`,
    link: profile,
  },
  {
    code: 'review_plan',
    category: 'online',
    weight: 20,
    title: 'Read this plan again and change what no longer fits',
    why: () => 'You can change every task and date',
    daysBefore: 90,
    how: 'Go through the tasks: change a date that no longer works, mark what is not for you, and refine the plan if your direction or leaving day has changed.',
    link: refinePlan,
  },
];
