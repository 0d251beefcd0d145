import Link from '@mui/joy/Link';
import { Fragment } from 'react';

/** A sign at its end belongs to the sentence, not to the address. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:)!?’”])/i;

const Outward = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
    {href}
  </Link>
);

/** What a stranger wrote, with its web addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  text
    .split(address)
    .map((part, at) =>
      at % 2 === 1 ? <Outward key={`${at} ${part}`} href={part} /> : <Fragment key={`${at} ${part}`}>{part}</Fragment>,
    );
