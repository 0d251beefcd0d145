import Link from '@mui/joy/Link';
import { Fragment } from 'react';

/** A sign at its end belongs to the sentence, not to the address. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:)!?’”]/gi;

/** What a stranger wrote, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  const links = [...text.matchAll(address)].map(({ 0: href, index }) => ({ href, index }));
  const endBefore = (place: number) => {
    const previous = links[place - 1];
    return previous ? previous.index + previous.href.length : 0;
  };
  return (
    <>
      {links.map(({ href, index }, place) => (
        <Fragment key={index}>
          {text.slice(endBefore(place), index)}
          <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
            {href}
          </Link>
        </Fragment>
      ))}
      {text.slice(endBefore(links.length))}
    </>
  );
}
