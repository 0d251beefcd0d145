import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type AddressFormat, createAddressSync } from './address.ts';

interface AddressedActor<Place> {
  send: (event: { type: 'address.changed'; address: Place }) => void;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** The actor’s input must be the address on opening. @param place returns the place of the current state, or null */
export function useAddress<Place>(
  actor: AddressedActor<Place>,
  format: AddressFormat<Place>,
  place: () => Place | null,
) {
  const { search: searchText, key } = useLocation();
  const search = searchText.replace(/^\?/, '');
  const { state } = useNavigation();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry with the same query may have taken the place of ours.
  useEffect(() => {
    if (state === 'idle') sync.settled(search);
  }, [sync, search, state, key]);
  useEffect(() => {
    latest.current = { place, navigate };
    sync.moved();
  });
  useEffect(() => sync.arrived(search), [sync, search]);
  useEffect(() => actor.subscribe(sync.moved).unsubscribe, [actor, sync]);
}
