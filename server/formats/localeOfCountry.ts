const unitedStates = 233;

export const localeOfCountry = (countryId: number | null) => (countryId === unitedStates ? 'en-US' : 'en-GB');
