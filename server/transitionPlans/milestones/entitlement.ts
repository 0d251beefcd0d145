// A hint with its source: the programme itself decides.
import type { components } from '../../../openapi.gen.d.ts';
import { addMonths, dayOf } from '../../formats/days.ts';
import { type CtpTier, ctpTier } from '../../profile/interface.ts';
import type { PlanSections } from '../plans/planSteps.ts';

type Entitlement = components['schemas']['PlanEntitlement'];
type Link = Entitlement['link'];

export const ctpLink: Link = { title: 'Career Transition Partnership', url: 'https://www.ctp.org.uk/' };
export const tapLink: Link = { title: 'Transition Assistance Program', url: 'https://www.dodtap.mil/' };

export interface ServiceSituation {
  countryId: number;
  /** The last day of service, past or future. */
  anchor: string | null;
  hasLeft: boolean;
  isRetiring: boolean;
  yearsServed: number | null;
  isMedical: boolean;
}

export function serviceSituation(countryId: number, { where_you_are = {} }: PlanSections): ServiceSituation {
  const { service_status, leaving_date, left_on, years_served, discharge_type } = where_you_are;
  const hasLeft = service_status === 'left';
  return {
    countryId,
    anchor: (hasLeft ? left_on : leaving_date) ?? null,
    hasLeft,
    isRetiring: discharge_type === 'retirement',
    yearsServed: years_served ?? null,
    isMedical: discharge_type === 'medical',
  };
}

export const isAmericanPlan = ({ countryId }: { countryId: number }) => countryId === 233;

const programmes: Record<Exclude<CtpTier, 'unknown'>, string> = {
  core: 'Core Resettlement Programme',
  employment_support: 'Employment Support Programme',
  future_horizons: 'Future Horizons',
};

const monthsAround = 24;

export const ctpWindow = (anchor: string) => ({
  from: addMonths(anchor, -monthsAround),
  to: addMonths(anchor, monthsAround),
});

export function entitlementFor(situation: ServiceSituation, now: Date): Entitlement | null {
  const { anchor, yearsServed, isMedical, hasLeft } = situation;
  if (isAmericanPlan(situation)) return hasLeft || !anchor ? null : americanProgramme(situation, anchor);
  const tier = ctpTier(situation);
  if (tier === 'unknown') return null;
  const window = anchor ? ctpWindow(anchor) : null;
  if (window && window.to < dayOf(now)) return null;
  const because = isMedical
    ? 'You told us of a medical discharge'
    : `You told us of ${yearsServed} ${yearsServed === 1 ? 'year' : 'years'} of service`;
  return {
    programme: programmes[tier],
    reason: `${because}. Ask your resettlement staff whether this is your programme: they decide.`,
    window,
    link: ctpLink,
  };
}

function americanProgramme({ isRetiring }: ServiceSituation, anchor: string): Entitlement {
  return {
    programme: 'Transition Assistance Program',
    reason: 'You are leaving active duty. Ask your installation’s TAP office which parts apply to you.',
    window: { from: addMonths(anchor, isRetiring ? -24 : -18), to: anchor },
    link: tapLink,
  };
}
