/**
 * The tasks that a plan can hold. A rule applies when it can say why in terms of what the person told us;
 * weights of 80 and more become priority 1, of 50 and more priority 2.
 */
import type { components } from '../openapi.gen.d.ts';
import type { PlanFacts, Said } from './planFacts.ts';

type Task = components['schemas']['ActionPlanTask'];

export interface TaskRule {
  code: string;
  category: Task['category'];
  weight: number;
  title: string | ((facts: PlanFacts) => string);
  why: (facts: PlanFacts) => string | null | undefined | false;
  daysBefore: number;
  daysFromNow: number;
  /** A day of its own, where an answer names one. */
  on?: (facts: PlanFacts) => string | undefined;
  link?: (facts: PlanFacts) => Task['link'];
}

const said = (facts: PlanFacts, code: string): Said | undefined => facts.answers.get(code);
const chose = (facts: PlanFacts, code: string, ...values: string[]) =>
  values.some((value) => said(facts, code)?.values.includes(value));
const label = (facts: PlanFacts, code: string) => said(facts, code)?.labels[0];
const inWords = (text: string) => `“${text.length > 70 ? `${text.slice(0, 67)}…` : text}”`;
const wants = (facts: PlanFacts, ...directions: string[]) => directions.includes(facts.direction.value);
const isUs = (facts: PlanFacts) => facts.countryId === 233;
const isServing = ({ status, leavingDate }: PlanFacts) =>
  status === 'serving' || status === 'leaving' || leavingDate !== null;
const hasServed = ({ status }: PlanFacts) => status !== 'partner';
const cvWord = (facts: PlanFacts) => (isUs(facts) ? 'resume' : 'CV');
const money = (facts: PlanFacts, amount: number) =>
  `${isUs(facts) ? '$' : '£'}${amount.toLocaleString('en-GB')}`;
const sector = (facts: PlanFacts) =>
  chose(facts, 'sectors', 'any') ? undefined : label(facts, 'sectors')?.toLowerCase();
const toCv = ({ cv }: PlanFacts): Task['link'] => cv && { type: 'cv', id: cv.id };
const labelOf = (facts: PlanFacts, code: string, value: string) => {
  const at = said(facts, code)?.values.indexOf(value) ?? -1;
  return at < 0 ? undefined : said(facts, code)?.labels[at];
};
/** A barrier or a wish for support, in the words of the answer. */
const named = (facts: PlanFacts, barrier: string, support?: string) => {
  const inTheWay = labelOf(facts, 'barriers', barrier);
  if (inTheWay) return `You said ${inWords(inTheWay)} could get in the way`;
  const wanted = support && labelOf(facts, 'support', support);
  return wanted ? `You would use ${inWords(wanted)}` : null;
};

const leaving: TaskRule[] = [
  {
    code: 'transition_programme',
    category: 'employment',
    weight: 90,
    title: (facts) =>
      isUs(facts)
        ? 'Book your Transition Assistance Program classes'
        : 'Register with the Career Transition Partnership',
    why: (facts) =>
      isServing(facts) &&
      (isUs(facts)
        ? 'You are serving; they begin a year before you leave'
        : 'You are serving; it opens two years before you leave'),
    daysBefore: 365,
    daysFromNow: 10,
  },
  {
    code: 'learning_funds',
    category: 'finance',
    weight: 88,
    title: (facts) => {
      if (isUs(facts)) return 'Apply for your GI Bill Certificate of Eligibility';
      return isServing(facts)
        ? 'Claim Enhanced Learning Credits before you leave'
        : 'Check whether you can still use Enhanced Learning Credits';
    },
    why: (facts) => {
      const asks =
        wants(facts, 'retrain', 'study') ||
        chose(facts, 'barriers', 'no_qualification') ||
        chose(facts, 'support', 'training');
      if (!asks || !hasServed(facts)) return null;
      if (isUs(facts))
        return `You chose ${inWords(facts.direction.title)}; schools ask for it before they enroll you`;
      if (!isServing(facts))
        return `You chose ${inWords(facts.direction.title)}; they run out five years after you leave`;
      const years = facts.yearsServed;
      return `You ${years ? `have ${years} years` : 'are still serving'}; claims need 25 working days’ notice`;
    },
    daysBefore: 80,
    daysFromNow: 14,
  },
  {
    code: 'health_registration',
    category: 'healthcare',
    weight: 66,
    title: (facts) => {
      if (isUs(facts)) return 'Apply for VA health care';
      return isServing(facts) ? 'Register with a civilian GP' : 'Tell your GP practice that you served';
    },
    why: (facts) => {
      if (!hasServed(facts)) return null;
      if (isServing(facts)) {
        return isUs(facts)
          ? 'You are serving; your military coverage changes on your last day'
          : 'You leave Defence Primary Healthcare on your last day';
      }
      return isUs(facts)
        ? 'You have served; you can apply at any time after service'
        : 'You have served; your record can then follow you';
    },
    daysBefore: 14,
    daysFromNow: 35,
  },
  {
    code: 'service_record',
    category: 'online',
    weight: 22,
    title: (facts) =>
      isUs(facts) ? 'Keep a copy of your DD 214' : 'Keep your Certificate of Service and Veteran Card safe',
    why: (facts) => hasServed(facts) && 'You have served; employers and services ask for proof',
    daysBefore: 5,
    daysFromNow: 49,
  },
];

const aboutTheCv: TaskRule[] = [
  {
    code: 'add_cv',
    category: 'employment',
    weight: 86,
    title: (facts) => `Add your ${cvWord(facts)}`,
    why: ({ cv }) => !cv && 'You carried on without one; job matches start from it',
    daysBefore: 150,
    daysFromNow: 7,
    link: () => ({ type: 'onboarding_cv', id: null }),
  },
  {
    code: 'civilian_words',
    category: 'employment',
    weight: 72,
    title: (facts) => `Put your service into civilian words on your ${cvWord(facts)}`,
    why: (facts) =>
      named(facts, 'civilian_terms', 'cv') ||
      (facts.cv && !facts.cv.hasCivilianTitles && 'Your roles carry only their service titles'),
    daysBefore: 130,
    daysFromNow: 12,
    link: toCv,
  },
  {
    code: 'cv_training',
    category: 'employment',
    weight: 62,
    title: (facts) => `Get your courses and licences recorded on your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasTraining && 'We found no training in your file',
    daysBefore: 120,
    daysFromNow: 14,
    link: toCv,
  },
  {
    code: 'cv_numbers',
    category: 'employment',
    weight: 44,
    title: 'Say how many people or how much kit you looked after',
    why: (facts) => facts.cv && !facts.cv.hasNumbers && `No role on your ${cvWord(facts)} has a number in it`,
    daysBefore: 115,
    daysFromNow: 16,
    link: toCv,
  },
  {
    code: 'cv_summary',
    category: 'employment',
    weight: 42,
    title: (facts) => `Write three lines for the top of your ${cvWord(facts)}`,
    why: ({ cv }) => cv && !cv.hasSummary && 'Your file has no summary',
    daysBefore: 110,
    daysFromNow: 18,
    link: toCv,
  },
];

const jobs: TaskRule[] = [
  {
    code: 'shortlist_employers',
    category: 'employment',
    weight: 78,
    title: ({ cv }) => `Shortlist three employers${cv?.city ? ` around ${cv.city}` : ''}`,
    why: (facts) => {
      if (!wants(facts, 'job_now')) return null;
      const miles = said(facts, 'distance')?.number;
      if (chose(facts, 'work_pattern', 'remote')) return 'You want to work from home';
      if (miles) return `You want to work within ${miles} miles of home`;
      if (miles === 0) return 'You plan to move for the right job';
      return sector(facts) ? `You chose ${sector(facts)}` : 'You are open to any sector';
    },
    daysBefore: 42,
    daysFromNow: 21,
  },
  {
    code: 'first_applications',
    category: 'employment',
    weight: 68,
    title: 'Send your first two applications',
    why: (facts) => {
      const start = label(facts, 'start_window');
      return wants(facts, 'job_now') && start && `You could start ${inWords(start)}`;
    },
    daysBefore: 35,
    daysFromNow: 28,
  },
  {
    code: 'pay_floor',
    category: 'finance',
    weight: 48,
    title: 'Compare the pay of three target roles with what you need',
    why: (facts) => {
      const floor = said(facts, 'salary_floor')?.number;
      return floor ? `You need at least ${money(facts, floor)} a year` : null;
    },
    daysBefore: 60,
    daysFromNow: 24,
  },
];

const learning: TaskRule[] = [
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
      if (!start) return undefined;
      const day = new Date(`${start}T00:00:00Z`);
      day.setUTCDate(day.getUTCDate() - 120);
      return day.toISOString().slice(0, 10);
    },
  },
];

const business: TaskRule[] = [
  {
    code: 'test_idea',
    category: 'employment',
    weight: 82,
    title: 'Ask ten possible customers about your idea',
    why: (facts) => {
      const idea = said(facts, 'idea')?.text;
      return wants(facts, 'business') && idea && `Your idea: ${inWords(idea)}`;
    },
    daysBefore: 120,
    daysFromNow: 21,
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
      const stage = label(facts, 'stage');
      return stage && `You said ${inWords(stage)}`;
    },
    daysBefore: 90,
    daysFromNow: 35,
  },
  {
    code: 'start_money',
    category: 'finance',
    weight: 64,
    title: 'Compare a start-up loan, a grant and savings',
    why: (facts) => {
      const amount = said(facts, 'money_needed')?.number;
      return (
        wants(facts, 'business') &&
        (amount ? `You need about ${money(facts, amount)} to begin` : 'You have not put a sum on it yet')
      );
    },
    daysBefore: 75,
    daysFromNow: 42,
  },
  {
    code: 'weekly_hours',
    category: 'online',
    weight: 46,
    title: 'Put fixed hours for the business into your week',
    why: (facts) => {
      const hours = said(facts, 'hours')?.number;
      return hours ? `You can give it ${hours} ${hours === 1 ? 'hour' : 'hours'} a week` : null;
    },
    daysBefore: 110,
    daysFromNow: 10,
  },
  {
    code: 'business_numbers',
    category: 'finance',
    weight: 40,
    title: 'Work out what you must sell in a month to pay yourself',
    why: (facts) => wants(facts, 'business') && `You chose ${inWords(facts.direction.title)}`,
    daysBefore: 70,
    daysFromNow: 45,
  },
];

const undecided: TaskRule[] = [
  {
    code: 'talk_to_two',
    category: 'employment',
    weight: 80,
    title: 'Talk to two people whose work you might like',
    why: (facts) => {
      const enjoyed = label(facts, 'enjoyed');
      return enjoyed && !chose(facts, 'enjoyed', 'none') && `You enjoyed ${inWords(enjoyed)}`;
    },
    daysBefore: 120,
    daysFromNow: 21,
  },
  {
    code: 'job_titles',
    category: 'employment',
    weight: 54,
    title: 'Find five job titles that use what you are good at',
    why: (facts) => {
      const strength = label(facts, 'strengths');
      return strength && !chose(facts, 'strengths', 'unsure') && `You are good at ${inWords(strength)}`;
    },
    daysBefore: 100,
    daysFromNow: 17,
  },
  {
    code: 'rule_out',
    category: 'employment',
    weight: 50,
    title: 'Cross out the kinds of work that you do not want',
    why: (facts) => {
      const avoid = label(facts, 'avoid');
      return avoid && !chose(facts, 'avoid', 'none') && `You want to leave behind ${inWords(avoid)}`;
    },
    daysBefore: 110,
    daysFromNow: 14,
  },
  {
    code: 'three_kinds',
    category: 'online',
    weight: 38,
    title: 'Read for an hour each about three kinds of work',
    why: (facts) => wants(facts, 'not_sure') && `You chose ${inWords(facts.direction.title)}`,
    daysBefore: 140,
    daysFromNow: 9,
  },
  {
    code: 'career_adviser',
    category: 'employment',
    weight: 74,
    title: 'Book an hour with a career adviser',
    why: (facts) => {
      const ready = said(facts, 'confidence')?.number;
      return (
        wants(facts, 'not_sure') &&
        (ready ? `You rated how ready you feel ${ready} of 5` : 'You are not sure yet')
      );
    },
    daysBefore: 130,
    daysFromNow: 12,
  },
];

const inTheWay: TaskRule[] = [
  {
    code: 'practice_interview',
    category: 'employment',
    weight: 63,
    title: 'Book a practice interview',
    why: (facts) => named(facts, 'interviews', 'interview'),
    daysBefore: 28,
    daysFromNow: 32,
  },
  {
    code: 'health_support',
    category: 'healthcare',
    weight: 77,
    title: 'Tell one health service what you need at work',
    why: (facts) => named(facts, 'health', 'health'),
    daysBefore: 50,
    daysFromNow: 14,
  },
  {
    code: 'housing_advice',
    category: 'housing',
    weight: 75,
    title: (facts) =>
      isUs(facts)
        ? 'Ask an adviser about rent, deposits and VA loans'
        : 'Ask a housing adviser about deposits and local connection',
    why: (facts) => named(facts, 'housing', 'housing'),
    daysBefore: 90,
    daysFromNow: 14,
  },
  {
    code: 'first_budget',
    category: 'finance',
    weight: 61,
    title: 'Write a budget for the first three months',
    why: (facts) => named(facts, 'money', 'finance'),
    daysBefore: 60,
    daysFromNow: 21,
  },
  {
    code: 'family_hours',
    category: 'housing',
    weight: 56,
    title: 'Write down the hours and places that fit your family',
    why: (facts) => named(facts, 'family'),
    daysBefore: 100,
    daysFromNow: 10,
  },
  {
    code: 'contacts',
    category: 'online',
    weight: 57,
    title: 'Write to five people you know who have left',
    why: (facts) => named(facts, 'contacts', 'employers'),
    daysBefore: 84,
    daysFromNow: 15,
  },
  {
    code: 'mentor',
    category: 'online',
    weight: 55,
    title: 'Arrange a first call with a mentor',
    why: (facts) => {
      const wanted = labelOf(facts, 'support', 'mentor');
      return wanted && `You would use ${inWords(wanted)}`;
    },
    daysBefore: 95,
    daysFromNow: 16,
  },
];

const always: TaskRule[] = [
  {
    code: 'references',
    category: 'employment',
    weight: 30,
    title: 'Ask two people for a reference',
    why: (facts) => `You chose ${inWords(facts.direction.title)}; most places ask for two`,
    daysBefore: 21,
    daysFromNow: 40,
  },
  {
    code: 'online_profile',
    category: 'online',
    weight: 28,
    title: 'Bring your professional profile online up to date',
    why: (facts) => `You chose ${inWords(facts.direction.title)}; people will look you up`,
    daysBefore: 40,
    daysFromNow: 30,
  },
  {
    code: 'review_plan',
    category: 'online',
    weight: 20,
    title: 'Read this plan again and change what no longer fits',
    why: () => 'You can change every task and date',
    daysBefore: 30,
    daysFromNow: 56,
  },
];

export const taskRules: TaskRule[] = [
  ...leaving,
  ...aboutTheCv,
  ...jobs,
  ...learning,
  ...business,
  ...undecided,
  ...inTheWay,
  ...always,
];

function monthInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
