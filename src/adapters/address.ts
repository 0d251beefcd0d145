export interface AddressFormat<Place> {
  read: (query: URLSearchParams) => Place;
  /** The query with the place in it; whatever else it holds stays. */
  write: (query: URLSearchParams, place: Place) => URLSearchParams;
  isSame: (shown: Place, current: Place) => boolean;
  /** Whether the step from the address to the state is one that Back returns from. */
  isNewEntry: (shown: Place, current: Place) => boolean;
}

interface AddressPorts<Place> {
  // As the chart was started with it, without the question mark.
  first: string;
  // Of the state; null while it has none.
  place: () => Place | null;
  send: (address: Place) => void;
  navigate: (query: string, replace: boolean) => void;
}

/**
 * Keeps an address and the state of a chart together. Back, Forward and pasted links become events; the state’s own moves
 * are written to the address, and do not come back as events.
 */
export function createAddressSync<Place>(
  { read, write, isSame, isNewEntry }: AddressFormat<Place>,
  { first, place, send, navigate }: AddressPorts<Place>,
) {
  let query = first;
  let isOpening = true;
  // Written here, and not shown by the router yet.
  const underWay = new Set<string>();

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
    navigate(next, replaces || !isNewEntry(shown, current));
  }

  return {
    // The router shows this query.
    arrived(text: string) {
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
    // The state may have moved.
    moved: () => writeBack(false),
  };
}
