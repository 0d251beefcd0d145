/** Which official programme the dates point to: a prompt with its source, never a decision, which is not ours. */
import type { components } from '../../openapi.gen.d.ts';
import { addMonths, dayOf } from '../days.ts';
import type { Sections } from './steps.ts';

type Entitlement = components['schemas']['PlanEntitlement'];
type Link = Entitlement['link'];

export const ctp: Link = { title: 'Career Transition Partnership', url: 'https://www.ctp.org.uk/' };
export const tap: Link = { title: 'Transition Assistance Program', url: 'https://www.dodtap.mil/' };

export type Tier = 'core' | 'employment_support' | 'future_horizons' | 'unknown';

export interface Situation {
  countryId: number;
  /** The last day of service, ahead or behind. */
  anchor: string | null;
  hasLeft: boolean;
  isRetiring: boolean;
  yearsServed: number | null;
  isMedical: boolean;
}

export function situationOf(countryId: number, { where_you_are = {} }: Sections): Situation {
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

export const isUs = ({ countryId }: { countryId: number }) => countryId === 233;

/** The United Kingdom: six years or a medical discharge, four to six, fewer than four. */
export function tierOf({ yearsServed, isMedical }: Pick<Situation, 'yearsServed' | 'isMedical'>): Tier {
  if (isMedical) return 'core';
  if (yearsServed === null) return 'unknown';
  if (yearsServed >= 6) return 'core';
  return yearsServed >= 4 ? 'employment_support' : 'future_horizons';
}

const programmes: Record<Exclude<Tier, 'unknown'>, string> = {
  core: 'Core Resettlement Programme',
  employment_support: 'Employment Support Programme',
  future_horizons: 'Future Horizons',
};

const monthsAround = 24;

/** From two years before the last day of service until two years after it. */
export const ctpWindow = (anchor: string) => ({
  from: addMonths(anchor, -monthsAround),
  to: addMonths(anchor, monthsAround),
});

/** Null where nothing points anywhere, or the time for it is over. */
export function entitlementOf(situation: Situation, now: Date): Entitlement | null {
  const { anchor, yearsServed, isMedical, hasLeft } = situation;
  if (isUs(situation)) return hasLeft || !anchor ? null : americanProgramme(situation, anchor);
  const tier = tierOf(situation);
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
    link: ctp,
  };
}

function americanProgramme({ isRetiring }: Situation, anchor: string): Entitlement {
  return {
    programme: 'Transition Assistance Program',
    reason: 'You are leaving active duty. Ask your installation’s TAP office which parts apply to you.',
    window: { from: addMonths(anchor, isRetiring ? -24 : -18), to: anchor },
    link: tap,
  };
}
