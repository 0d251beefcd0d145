import { addMonths } from '../../formats/days.ts';
import { type CtpTier, ctpTier } from '../../profile/interface.ts';
import { ctpLink, ctpWindow, type ServiceSituation } from './entitlement.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';

type StepText = Pick<PlannedMilestone, 'title' | 'why' | 'advice'> & Partial<Pick<PlannedMilestone, 'link'>>;

interface Step extends StepText {
  code: string;
  months: number;
  opens: number;
}

const askStaff = 'Speak to your resettlement staff this week: a late start still counts.';

const register: StepText = {
  title: 'Register with the Career Transition Partnership',
  why: 'Its help is there from two years before you leave.',
  advice: askStaff,
};

const findWork: Step = {
  code: 'job_finding',
  months: -6,
  opens: -12,
  title: 'Ask for help with finding work',
  why: 'Advisers and employers’ vacancies are there for service leavers.',
  advice: 'Ask your career consultant for a date this week, and search RightJob meanwhile.',
};

const steps: Record<CtpTier, Step[]> = {
  core: [
    { code: 'register', months: -18, opens: -24, ...register },
    {
      code: 'workshop',
      months: -12,
      opens: -24,
      title: 'Ask for a place at a Career Transition Workshop',
      why: 'It sets out what you bring and where it leads.',
      advice: 'Ask for the next workshop with a free place; it is held online as well.',
    },
    {
      code: 'resettlement_time',
      months: -12,
      opens: -24,
      title: 'Plan your days of resettlement time',
      why: 'After six years you get up to 35 working days before you leave; how many depends on your service.',
      advice: 'Ask your resettlement adviser how many days you have, and book them around your courses.',
      link: {
        title: 'Employment support when leaving',
        url: 'https://www.gov.uk/guidance/getting-employment-support-when-leaving-the-armed-forces',
      },
    },
    {
      code: 'training',
      months: -9,
      opens: -24,
      title: 'Ask about resettlement training and time for it',
      why: 'Grants, credits and days of resettlement time have to be asked for ahead.',
      advice: 'Ask which courses can still be taken, and whether any can follow after you leave.',
    },
    findWork,
  ],
  employment_support: [
    { code: 'register', months: -12, opens: -24, ...register },
    {
      code: 'interview',
      months: -9,
      opens: -24,
      title: 'Ask for an interview with a career consultant',
      why: 'One to one, about which work fits and how to get it.',
      advice: askStaff,
    },
    findWork,
  ],
  future_horizons: [
    { code: 'register', months: -6, opens: -24, ...register },
    {
      code: 'interview',
      months: -3,
      opens: -12,
      title: 'Ask to meet a Future Horizons adviser',
      why: 'Help with work, training and housing for those who leave early.',
      advice: askStaff,
    },
  ],
  unknown: [{ code: 'register', months: -12, opens: -24, ...register }],
};

export function ctpMilestones(situation: ServiceSituation, today: string): PlannedMilestone[] {
  const { anchor, hasLeft } = situation;
  if (!anchor) return [];
  const window = ctpWindow(anchor);
  const before = hasLeft ? [] : steps[ctpTier(situation)];
  const last: PlannedMilestone = {
    code: 'uk_ctp.last_support',
    source: 'uk_ctp',
    title: 'Use the last of your resettlement support',
    why: 'It ends two years after you leave.',
    advice: 'Ask the Career Transition Partnership what is still open to you.',
    due_on: window.to,
    window_from: anchor,
    window_to: window.to,
    link: ctpLink,
  };
  return [
    ...before.map(({ code, months, opens, ...text }) => ({
      link: ctpLink,
      ...text,
      code: `uk_ctp.${code}`,
      source: 'uk_ctp' as const,
      due_on: addMonths(anchor, months),
      window_from: addMonths(anchor, opens),
      window_to: window.to,
    })),
    ...(hasLeft && window.to < today ? [] : [last]),
  ];
}
