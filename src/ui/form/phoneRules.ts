const library = () => import('libphonenumber-js/min');

/** Fetches the rules of the world's numbers ahead of Continue. */
export const loadPhoneRules = () => void library().catch(() => {});

/**
 * Whether a number of that length exists in the country; new ranges come into use faster than lists of them.
 * Where the rules cannot be fetched, as offline, the server alone decides.
 */
export async function phoneIsPossible(countryCode: string, number: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await library();
    return isPossiblePhoneNumber(`${countryCode}${number.replace(/^0/, '')}`);
  } catch {
    return true;
  }
}
