const library = () => import('libphonenumber-js/min');

/** Loads the number rules before Continue is pressed. */
export const loadPhoneRules = () => void library().catch(() => {});

/**
 * Checks only the length, since new number ranges appear faster than lists of them. When the rules cannot load, as offline, the
 * server decides.
 */
export async function phoneIsPossible(countryCode: string, number: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await library();
    return isPossiblePhoneNumber(`${countryCode}${number.replace(/^0/, '')}`);
  } catch {
    return true;
  }
}
