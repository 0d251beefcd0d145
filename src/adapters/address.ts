export interface AddressFormat<Place> {
  read: (query: URLSearchParams) => Place;
  /** Puts the place into the query, and keeps the query's other values. */
  write: (query: URLSearchParams, place: Place) => URLSearchParams;
  isSame: (shown: Place, current: Place) => boolean;
  isNewEntry: (shown: Place, current: Place) => boolean;
}

interface AddressPorts<Place> {
  // The query with which the chart started, without the question mark.
  first: string;
  place: () => Place | null;
  send: (address: Place) => void;
  navigate: (query: string, replace: boolean) => void;
}

/**
 * Keeps an address and a chart's state in step. Back, Forward and pasted links become events; the chart's own moves are written
 * to the address without coming back as events.
 */
export function createAddressSync<Place>(
  { read, write, isSame, isNewEntry }: AddressFormat<Place>,
  { first, place, send, navigate }: AddressPorts<Place>,
) {
  let query = first;
  let shownQuery = first;
  let isOpening = true;
  // Queries written here that the router has not shown yet.
  const underWay = new Set<string>();
  let latestReplaces = false;

  function writeBack(isFollowing: boolean) {
    const current = place();
    if (!current) return;
    const replaces = isFollowing || isOpening;
    isOpening = false;
    const params = new URLSearchParams(query);
    const next = write(params, current).toString();
    if (next === query) return;
    const shown = read(params);
    query = next;
    underWay.add(next);
    latestReplaces = replaces || !isNewEntry(shown, current);
    navigate(next, latestReplaces);
  }

  return {
    /** The router is idle. A query that it does not show was lost to another navigation, and is written again. */
    settled(text: string) {
      if (text === shownQuery && text !== query && underWay.has(query)) navigate(query, latestReplaces);
    },
    arrived(text: string) {
      shownQuery = text;
      const isEcho = underWay.has(text);
      if (text === query || !isEcho) underWay.clear();
      if (text === query || isEcho) return;
      query = text;
      const current = place();
      const address = read(new URLSearchParams(text));
      if (!current) return;
      if (!isSame(address, current)) send(address);
      writeBack(true);
    },
    moved: () => writeBack(false),
  };
}
