const unitedStates = 233;

export type Locale = 'en-GB' | 'en-US';

export const localeOfCountry = (countryId: number | null): Locale =>
  countryId === unitedStates ? 'en-US' : 'en-GB';
