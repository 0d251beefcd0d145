import { useEffect, useState } from 'react';
import type { MailedLink } from '../../machines/mailedLink.ts';

/** What the fragment of a mailed link carries; it leaves the address bar at once, and with it the history. */
export function useMailedLink(): MailedLink {
  const [link] = useState(() => {
    // On the server there is none.
    const carried = new URLSearchParams(globalThis.location?.hash.slice(1));
    return { email: carried.get('email'), token: carried.get('token') };
  });
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return link;
}
