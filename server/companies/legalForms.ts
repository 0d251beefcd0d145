import { dataFile, text } from '../formats/dataFiles.ts';

// The file leaves out legal forms that can also be an ordinary ending of a name: "as", "asa", "pa", "pac", "pc", "se", "sl",
// "spa" and "teo".
const forms = dataFile('server/reference/data/legalForms.csv', { form: text, used_in: text });

const initials = (form: string) => (form.length <= 4 && !form.includes(' ') ? [[...form].join(' ')] : []);

export const legalForms: readonly string[] = forms().flatMap(({ form }) => [form, ...initials(form)]);

/** Countries in brackets distinguish branches of one company: "Acme (UK) Ltd". */
export const bracketedCountries: readonly string[] = [
  ...['UK', 'U.K.', 'GB', 'United Kingdom', 'Great Britain'],
  ...['US', 'U.S.', 'USA', 'U.S.A.', 'United States'],
  ...['England', 'Scotland', 'Wales', 'Northern Ireland', 'Ireland'],
];
