import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Messages {
  region: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  isLoaded: boolean;
}

/** Mails and notifications about a message lead to the messages of the page, which load after the rest of it. */
export function useLinkToMessages({ region, heading, isLoaded }: Messages) {
  const [query] = useSearchParams();
  const isRequested = query.get('show') === 'messages';
  useEffect(() => {
    if (!isRequested || !isLoaded) return;
    region.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [region, heading, isRequested, isLoaded]);
}
