import styled from '@emotion/styled';
import { Phone } from 'lucide-react';
import { tabular, token } from './theme/token.ts';

const Call = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: token.link,
  fontWeight: 600,
  ...tabular,
});

/** Rings on a phone; elsewhere it is the number to read. */
export const PhoneLink = ({ phone, name }: { phone: string; name: string }) => (
  <Call href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`Call ${name} on ${phone}`}>
    <Phone size={18} aria-hidden="true" />
    {phone}
  </Call>
);
