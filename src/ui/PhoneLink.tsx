import styled from '@emotion/styled';
import { MessageSquare, Phone } from 'lucide-react';
import { phoneHref, textHref } from './phoneHref.ts';
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

export const PhoneLink = ({ phone, name }: { phone: string; name: string }) => (
  <Call href={phoneHref(phone)} aria-label={`Call ${name} on ${phone}`}>
    <Phone size={18} aria-hidden="true" />
    {phone}
  </Call>
);

export const TextMessageLink = ({ number, name }: { number: string; name: string }) => (
  <Call href={textHref(number)} aria-label={`Text ${number} to reach ${name}`}>
    <MessageSquare size={18} aria-hidden="true" />
    {`Text ${number}`}
  </Call>
);
