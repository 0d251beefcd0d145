interface Phone {
  country_code?: string | null | undefined;
  phone_number?: string | null | undefined;
}

/** A country code without a number is nothing to call. */
export const phoneText = ({ country_code, phone_number }: Phone): string =>
  phone_number ? [country_code, phone_number].filter(Boolean).join(' ') : '';
