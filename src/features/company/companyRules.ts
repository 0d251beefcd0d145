// What the form and the server both ask of a company: the form names every fault in one round, the server guards.
import type { components } from '../../../openapi.gen.d.ts';
import { normalForm } from '../../documents/normalForm.ts';
import { Country } from '../../machines/country.ts';

type Schemas = components['schemas'];

/** Copied from letters and websites, hyphens are of many kinds, digits of full width, and other signs invisible. */
const plainSigns = (text: string) =>
  normalForm(text.replace(/[\u00ad\u2010-\u2015\u2212\ufe63]/g, '-'), 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** `SC 123-456` and the like without spaces and hyphens, in capitals. */
export const plainNumber = (text: string) => plainSigns(text).replace(/[\s-]/g, '').toUpperCase();

/** Null for what is no telephone number. */
export function plainPhone(text: string): string | null {
  const plain = plainSigns(text);
  return /^\+?[\d\s().-]{6,30}$/.test(plain) ? plain : null;
}

export type Commitment = Schemas['Company']['veteran_commitment'];

interface CountryRules {
  commitments: Commitment[];
  registrationNumber: { form: RegExp; problem: string };
  /** From capitals without spaces and hyphens to how it is written; null for none. */
  postcode: { written: (plain: string) => string | null; problem: string };
  phoneExample: string;
}

const british = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const american = /^(\d{5})(\d{4})?$/;

const rules: Record<number, CountryRules> = {
  [Country.UnitedKingdom]: {
    commitments: ['none', 'covenant_bronze', 'silver', 'gold'],
    registrationNumber: {
      form: /^[A-Z0-9]{2}\d{6}$/,
      problem: 'Enter the 8 characters of the company number',
    },
    postcode: {
      written: (plain) => (british.test(plain) ? plain.replace(british, '$1 $2') : null),
      problem: 'Enter a full postcode, such as BS1 4DJ',
    },
    phoneExample: '+44 117 496 0123',
  },
  [Country.UnitedStates]: {
    commitments: ['none', 'hire_vets'],
    registrationNumber: { form: /^\d{9}$/, problem: 'Enter the 9 digits of the EIN' },
    postcode: {
      written(plain) {
        const [, area, block] = american.exec(plain) ?? [];
        return area && block ? `${area}-${block}` : (area ?? null);
      },
      problem: 'Enter a ZIP code of 5 or 9 digits, such as 22201',
    },
    phoneExample: '+1 703 555 0123',
  },
};

export const numberFits = (countryId: number, plain: string) =>
  rules[countryId]?.registrationNumber.form.test(plain) ?? true;

/** As its country writes it; null for none. Other countries' are taken as they are. */
export function postcodeOf(countryId: number, text: string): string | null {
  const rule = rules[countryId]?.postcode;
  return rule ? rule.written(plainNumber(text)) : text.trim();
}

/** Whether an employer there can have made it. */
export const isCommitmentIn = (countryId: number, commitment: Commitment) =>
  rules[countryId]?.commitments.includes(commitment) ?? true;

interface Contact {
  country_id: number;
  registration_number: string;
  postcode: string;
  contact_phone: string;
}

/** By field; what is empty is no fault. */
export function contactProblems({
  country_id,
  registration_number,
  postcode,
  contact_phone,
}: Contact): Partial<Record<Exclude<keyof Contact, 'country_id'>, string>> {
  const { registrationNumber, postcode: code, phoneExample = '+44 117 496 0123' } = rules[country_id] ?? {};
  const number = plainNumber(registration_number);
  return {
    ...(number && !numberFits(country_id, number) && { registration_number: registrationNumber?.problem }),
    ...(postcode.trim() && postcodeOf(country_id, postcode) === null && { postcode: code?.problem }),
    ...(contact_phone.trim() &&
      !plainPhone(contact_phone) && { contact_phone: `Enter a phone number, such as ${phoneExample}` }),
  };
}
