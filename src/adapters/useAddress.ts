import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AddressFormat, createAddressSync } from './address.ts';

interface AddressedActor<Place> {
  send: (event: { type: 'address.changed'; address: Place }) => void;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/**
 * Keeps the address and the state of an actor together. The address that the page was opened with is the actor’s input.
 * @param place of the actor’s state as it is now; null while it has none
 */
export function useAddress<Place>(
  actor: AddressedActor<Place>,
  format: AddressFormat<Place>,
  place: () => Place | null,
) {
  const search = useLocation().search.replace(/^\?/, '');
  const navigate = useNavigate();
  const latest = useRef({ place, navigate });
  const [sync] = useState(() =>
    createAddressSync(format, {
      first: search,
      place: () => latest.current.place(),
      send: (address) => actor.send({ type: 'address.changed', address }),
      navigate: (next, replace) =>
        void latest.current.navigate({ search: next }, { replace, preventScrollReset: replace }),
    }),
  );
  useEffect(() => {
    latest.current = { place, navigate };
    sync.moved();
  });
  useEffect(() => sync.arrived(search), [sync, search]);
  useEffect(() => actor.subscribe(sync.moved).unsubscribe, [actor, sync]);
}
