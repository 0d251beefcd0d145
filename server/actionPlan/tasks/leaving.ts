// Sources: gov.uk/guidance/information-for-service-leavers (registration up to two years before leaving), enhancedlearningcredits.com
// (25 working days’ notice), gov.uk/guidance/leaving-the-armed-forces (a GP from three months before), pcse.england.nhs.uk
// (a registration counts once the person is discharged), DoDI 1332.35 (counseling no
// later than 365 days before separation), va.gov (health care with separation orders), gov.uk/veteran-card (sent on leaving).
import { addDays, addMonths } from '../../formats/days.ts';
import type { PlanFacts } from '../planFacts.ts';
import { howToGetCare, howToGetFunds, howToKeepProof, howToRegister } from './leavingGuidance.ts';
import { official } from './links.ts';
import { chose, hasServed, isServing, isUs, quoted, type TaskRule, wants } from './rule.ts';

const monthsOfResettlement = 24;
const daysOfCounseling = 365;
/** Before separation; orders are usually there by then. */
const daysOfOrders = 180;
const monthsOfRegistration = 3;

/** The proof of service comes with the last day. */
const afterLastDay = (facts: PlanFacts): string | null | undefined =>
  isServing(facts) ? facts.leavingDate && addDays(facts.leavingDate, 1) : undefined;

const isUndated = ({ status, leavingDate }: PlanFacts) => status === 'serving' && leavingDate === null;

const resettlementOpens = (facts: PlanFacts): string | undefined =>
  facts.leavingDate && !isUs(facts) ? addMonths(facts.leavingDate, -monthsOfResettlement) : undefined;

const leavingDate = (facts: PlanFacts) => (facts.leavingDate ? null : 'Waits for your leaving date');

export const leavingTasks: TaskRule[] = [
  {
    code: 'transition_programme',
    category: 'employment',
    weight: 90,
    title: (facts) =>
      isUs(facts)
        ? 'Ask for your individual initial counseling'
        : 'Register with the Career Transition Partnership',
    why: (facts) =>
      isServing(facts) &&
      (isUs(facts)
        ? 'You are serving; the first counseling is due 365 days before you leave'
        : 'You are serving; it opens two years before you leave'),
    daysBefore: (facts) => (isUs(facts) ? 400 : 730),
    opens: (facts) => (isUndated(facts) ? null : resettlementOpens(facts)),
    closes: ({ today, leavingDate, ...facts }) => {
      if (!leavingDate) return null;
      const counseling = addDays(leavingDate, -daysOfCounseling);
      return facts.countryId === 233 && counseling > today ? counseling : leavingDate;
    },
    how: howToRegister,
    waitsFor: (facts) => {
      if (isUndated(facts)) return 'Waits for your leaving date';
      return isUs(facts)
        ? 'Waits for your installation’s TAP office'
        : 'Waits for your unit’s Resettlement Information Staff';
    },
    link: official(
      ['the CTP’s page', 'https://www.ctp.org.uk/'],
      ['the TAP page', 'https://www.dodtap.mil/'],
    ),
  },
  {
    code: 'learning_funds',
    category: 'finance',
    weight: 88,
    title: (facts) => {
      if (isUs(facts)) return 'Apply for your GI Bill Certificate of Eligibility';
      if (facts.yearsServed !== null && facts.yearsServed < 6)
        return 'Ask which learning credits you have earned';
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
        return `You chose ${quoted(facts.direction.title)}; schools ask for it before they enroll you`;
      if (!isServing(facts))
        return `You chose ${quoted(facts.direction.title)}; they run out five years after you leave`;
      const years = facts.yearsServed;
      if (!years) return 'You are still serving; claims need 25 working days’ notice';
      const served = facts.leavingDate ? `You’ll leave with ${years} years` : `You have ${years} years`;
      return `${served} of service; claims need 25 working days’ notice`;
    },
    daysBefore: 300,
    closes: (facts) => (isUs(facts) ? null : facts.leavingDate),
    how: howToGetFunds,
    waitsFor: (facts) => {
      if (isUs(facts)) return 'Waits for the VA’s decision, once you have applied';
      return isServing(facts) ? 'Waits for your education staff' : null;
    },
    link: official(
      ['the Enhanced Learning Credits page', 'https://www.enhancedlearningcredits.com/'],
      ['the VA’s page on education benefits', 'https://www.va.gov/education/how-to-apply/'],
    ),
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
    daysBefore: (facts) => (!isServing(facts) ? 250 : isUs(facts) ? 30 : -5),
    opens: (facts) => {
      const { leavingDate } = facts;
      if (!isServing(facts)) return;
      if (!leavingDate) return null;
      return isUs(facts)
        ? addDays(leavingDate, -daysOfOrders)
        : addMonths(leavingDate, -monthsOfRegistration);
    },
    how: howToGetCare,
    waitsFor: (facts) => {
      if (!isServing(facts)) return null;
      return isUs(facts) && facts.leavingDate ? 'Waits for your separation orders' : leavingDate(facts);
    },
    link: official(
      [
        'the NHS guide for service leavers',
        'https://www.nhs.uk/nhs-services/armed-forces-community/service-leavers-guide/',
      ],
      ['the VA’s page on health care', 'https://www.va.gov/health-care/how-to-apply/'],
    ),
  },
  {
    code: 'service_record',
    category: 'online',
    weight: 22,
    title: (facts) =>
      isUs(facts) ? 'Keep a copy of your DD 214' : 'Keep your Certificate of Service and Veteran Card safe',
    why: (facts) => hasServed(facts) && 'You have served; employers and services ask for proof',
    daysBefore: (facts) => (isServing(facts) ? -10 : 245),
    opens: afterLastDay,
    how: howToKeepProof,
    waitsFor: (facts) => (isServing(facts) ? leavingDate(facts) : null),
    link: official(
      ['the Veteran Card on GOV.UK', 'https://www.gov.uk/veteran-card'],
      ['the VA’s page on service records', 'https://www.va.gov/records/get-military-service-records/'],
    ),
  },
];
