// The inputs of the two charts that redirect, built from a visitor and a page.
import { sentenceOf, wordsOf } from 'statechart-paths';
import type { AccessFacts, Area, Visitor } from '../../../machines/access.ts';
import type { CompanyRoutingFacts } from '../../../machines/companyRouting.ts';

export interface AccessQuestion {
  visitor: Visitor;
  area: Area;
  path: string;
}

type Decider = (question: AccessQuestion) => AccessFacts | CompanyRoutingFacts | null;

export const deciders: Record<string, Decider> = {
  access: ({ visitor, area, path }) => ({ visitor, area, path }),
  companyRouting: ({ visitor, path }) => {
    if (visitor.kind !== 'recruiter') return null;
    const { userStatus, company, companyFound } = visitor;
    return { userStatus, company, companyFound, path };
  },
};

const valueText = (value: string | null) => (value === null ? 'none' : value.replaceAll('_', ' '));

export function factsInWords({ visitor, area, path }: AccessQuestion): [what: string, value: string][] {
  return [
    ['Who', sentenceOf(visitor.kind)],
    ...statusFacts(visitor),
    ['Page', path],
    ['Area', wordsOf(area)],
  ];
}

function statusFacts(visitor: Visitor): [what: string, value: string][] {
  if (visitor.kind === 'switchedOff') return [['Account', 'inactive']];
  if (visitor.kind === 'guest') return [['Session', visitor.sessionExpired ? 'expired' : 'none']];
  if (visitor.kind === 'veteran')
    return [
      ['Status', valueText(visitor.userStatus)],
      ['Onboarding', visitor.onboardingStarted ? 'started' : 'not started'],
    ];
  return [
    ['Role', valueText(visitor.role)],
    ['Status', valueText(visitor.userStatus)],
    ['Company', valueText(visitor.company)],
    ['Company found', valueText(visitor.companyFound)],
  ];
}
