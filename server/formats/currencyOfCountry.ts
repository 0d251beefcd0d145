const unitedStates = 233;

/** ISO 4217. */
export const currencyOfCountry = (countryId: number | null): 'GBP' | 'USD' =>
  countryId === unitedStates ? 'USD' : 'GBP';
