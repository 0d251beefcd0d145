import { chose, hasServed, isServing, isUs, quoted, type TaskRule, wants } from './rule.ts';

export const leavingTasks: TaskRule[] = [
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
