// How what belongs to leaving is done. Sources: those of the tasks; ctp.org.uk (forms and programmes), va.gov (forms).
import { ctpTier } from '../../profile/interface.ts';
import type { PlanFacts } from '../planFacts.ts';
import { isServing, isUs } from './rule.ts';

export function howToRegister(facts: PlanFacts): string {
  if (isUs(facts))
    return 'Call your installation’s TAP office and ask for your individualized initial counseling; preseparation counseling comes next, then the classes. If you learned of your date late, start as soon as you can.';
  const tier = ctpTier(facts);
  if (tier === 'future_horizons')
    return 'Ask your unit’s early service leaver staff for your resettlement interview (MOD Form 1173A). With less than four years, CTP Future Horizons is the programme; they confirm it.';
  const core = facts.isMedical ? 'After a medical discharge' : 'With six years or more';
  const programme = {
    core: `${core} it is the Core Resettlement Programme`,
    employment_support: 'With four to six years it is the Employment Support Programme',
    unknown: 'Which programme you get depends on your years of service',
  }[tier];
  return `See your unit’s Resettlement Information Staff, then register on JPA (MOD Form 1173). ${programme}; they confirm it.`;
}

export function howToGetFunds(facts: PlanFacts): string {
  if (isUs(facts))
    return 'Apply on VA.gov (VA Form 22-1990) with your Social Security number, service history, bank details and the school, if you know it.';
  const staff = isServing(facts) ? 'your education staff' : 'the scheme, with your service number,';
  if (facts.yearsServed !== null && facts.yearsServed < 6)
    return `Ask ${staff} what your eligible service counts for. Enhanced Learning Credits start at six years.`;
  return isServing(facts)
    ? 'Choose a course at level 3 or above from an approved provider, agree it with your education staff, and send the claim at least 25 working days before the course starts.'
    : 'Sign in to the scheme’s members’ area, check the last day you can claim, and choose an approved course. Claim at least 25 working days before it starts.';
}

export function howToGetCare(facts: PlanFacts): string {
  if (isUs(facts))
    return isServing(facts)
      ? 'Apply online or on VA Form 10-10EZ once you have your separation orders. If service affected your health, file a disability claim 180 to 90 days before your last day (Benefits Delivery at Discharge).'
      : 'Apply online or on VA Form 10-10EZ. Have your DD 214, Social Security number and last year’s household income at hand.';
  return isServing(facts)
    ? 'In your last three months, choose a practice near your new home and ask for its form. Collect your FMed 133A and the summary of your medical records before your last day. Hand them in once you have left, and ask to be recorded as a veteran.'
    : 'Call the practice or use its website, and ask to be recorded as a veteran. Give them your FMed 133A if you still have it.';
}

export function howToKeepProof(facts: PlanFacts): string {
  if (isUs(facts))
    return isServing(facts)
      ? 'You get it when you separate. Check every line, ask for corrections right away, and keep a scan with your important papers.'
      : 'Keep a scan with your important papers. If you can’t find yours, ask for a copy on VA.gov.';
  return isServing(facts)
    ? 'They come with your service leaver’s pack. Check that the name and dates are right, and keep a scan with your important papers.'
    : 'Keep a scan of both with your important papers. If you have no Veteran Card, apply for one on GOV.UK.';
}
