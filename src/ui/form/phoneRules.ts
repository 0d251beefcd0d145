const library = () => import('libphonenumber-js/min');

export const loadPhoneRules = () => void library().catch(() => {});

/** Checks only the length: new number ranges appear faster than lists of them. If the rules cannot load, the server decides. */
export async function phoneIsPossible(countryCode: string, number: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await library();
    return isPossiblePhoneNumber(`${countryCode}${number.replace(/^0/, '')}`);
  } catch {
    return true;
  }
}
