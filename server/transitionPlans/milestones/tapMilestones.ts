import { addDays, addMonths } from '../../formats/days.ts';
import { type ServiceSituation, tapLink } from './entitlement.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';

const byOffice = 'Call your installation’s TAP office this week and ask for the next open date.';

export function tapMilestones({ anchor, hasLeft, isRetiring }: ServiceSituation): PlannedMilestone[] {
  if (!anchor || hasLeft) return [];
  const start = addMonths(anchor, isRetiring ? -24 : -18);
  const step = (
    code: string,
    due_on: string,
    window_from: string,
    text: Pick<PlannedMilestone, 'title' | 'why' | 'advice' | 'link'>,
  ): PlannedMilestone => ({
    code: `us_tap.${code}`,
    source: 'us_tap',
    due_on,
    window_from,
    window_to: anchor,
    ...text,
  });
  return [
    step('initial_counseling', addDays(anchor, -365), start, {
      title: 'Ask for your individual initial counseling',
      why: 'TAP starts with it, no later than 365 days before you leave.',
      advice: `${byOffice} Start as soon as you can if you learned of your date later.`,
      link: tapLink,
    }),
    step('preseparation_counseling', addDays(anchor, -365), start, {
      title: 'Take your pre-separation counseling',
      why: 'It follows the initial counseling, and starts no later than 365 days before you leave, too.',
      advice: byOffice,
      link: tapLink,
    }),
    step('crosswalk', addMonths(anchor, -12), start, {
      title: 'Compare your military work with civilian jobs',
      why: 'The MOC Crosswalk is one of the first-year classes of TAP.',
      advice: 'Search your occupation code in the crosswalk today; it takes minutes.',
      link: { title: 'Military crosswalk', url: 'https://www.onetonline.org/crosswalk/MOC/' },
    }),
    step('finance', addMonths(anchor, -12), start, {
      title: 'Ask for the financial planning class',
      why: 'A budget for the first year shows what a civilian job has to pay.',
      advice: 'Fill in the money part of this plan now, and ask for the next class.',
      link: { title: 'Financial Readiness', url: 'https://finred.usalearning.gov/' },
    }),
    step('employment_fundamentals', addMonths(anchor, -9), addMonths(anchor, -15), {
      title: 'Book Employment Fundamentals of Career Transition',
      why: 'The Department of Labor teaches it to everyone who goes through TAP.',
      advice: `${byOffice} It is taught online as well.`,
      link: {
        title: 'TAP at the Department of Labor',
        url: 'https://www.dol.gov/agencies/vets/programs/tap',
      },
    }),
    step('va_benefits', addMonths(anchor, -6), addMonths(anchor, -12), {
      title: 'Take the VA benefits and services course',
      why: 'Some claims can be filed only between 180 and 90 days before you leave.',
      advice: 'Take it online, and ask an accredited representative which claims are still open to you.',
      link: { title: 'VA benefits for service members', url: 'https://www.va.gov/service-member-benefits/' },
    }),
    step('capstone', addDays(anchor, -90), addMonths(anchor, -12), {
      title: 'Bring your plans to the capstone',
      why: 'Your commander looks at them with you, no later than 90 days before you leave.',
      advice: 'Ask your commander or TAP counselor for a capstone date this week.',
      link: tapLink,
    }),
  ];
}
