const library = () => import('libphonenumber-js/min');

/** Fetches the rules of the world's numbers ahead of Continue. */
export const loadPhoneRules = () => void library().catch(() => {});

/** Where the rules cannot be fetched, as offline, the server alone decides. */
export async function phoneIsValid(countryCode: string, number: string): Promise<boolean> {
  try {
    const { isValidPhoneNumber } = await library();
    return isValidPhoneNumber(`${countryCode}${number.replace(/^0/, '')}`);
  } catch {
    return true;
  }
}
