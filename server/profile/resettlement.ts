// Programmes of the Career Transition Partnership, by years of service. Source: ctp.org.uk.
export type CtpTier = 'core' | 'employment_support' | 'future_horizons' | 'unknown';

interface Service {
  /** By the last day. */
  yearsServed: number | null;
  /** A medical discharge. */
  isMedical: boolean;
}

export function ctpTier({ yearsServed, isMedical }: Service): CtpTier {
  if (isMedical) return 'core';
  if (yearsServed === null) return 'unknown';
  if (yearsServed >= 6) return 'core';
  return yearsServed >= 4 ? 'employment_support' : 'future_horizons';
}
