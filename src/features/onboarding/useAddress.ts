import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '../../machines/onboarding.ts';
import { createAddressSync, placeOf } from './address.ts';
import type { OnboardingSnapshot } from './onboardingSnapshot.ts';

function placeNow(snapshot: OnboardingSnapshot) {
  const { questionIds, questionId } = snapshot.context;
  const isAsking =
    snapshot.matches({ underway: { screen: { questionnaire: 'answering' } } }) ||
    snapshot.matches({ underway: { screen: { questionnaire: 'savingAnswer' } } });
  return placeOf(snapshot.getMeta(), isAsking ? questionIds.indexOf(questionId ?? -1) + 1 : 0);
}

/** Keeps the address and the state of onboarding together. */
export function useAddress(actor: ActorRefFrom<typeof onboardingMachine>, resumeId: number | null) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [sync] = useState(() =>
    createAddressSync({
      place: () => placeNow(actor.getSnapshot()),
      send: (address) => actor.send({ type: 'address.changed', address }),
      navigate: (next, replace) => void navigate({ search: next }, { replace, preventScrollReset: replace }),
    }),
  );
  useEffect(() => sync.arrived(search.replace(/^\?/, '')), [sync, search]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(sync.moved);
    sync.moved();
    return unsubscribe;
  }, [actor, sync]);
  useEffect(() => sync.knowsResume(resumeId), [sync, resumeId]);
}
