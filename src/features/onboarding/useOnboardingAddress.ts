import type { ActorRefFrom } from 'xstate';
import { useAddress } from '../../adapters/useAddress.ts';
import type { onboardingMachine } from '../../machines/onboarding.ts';
import { addressOfState, onboardingAddressFormat } from './address.ts';

export function useOnboardingAddress(actor: ActorRefFrom<typeof onboardingMachine>, resumeId: number | null) {
  useAddress(actor, onboardingAddressFormat, () => {
    const snapshot = actor.getSnapshot();
    const { questionIds, questionId } = snapshot.context;
    const isAsking =
      snapshot.matches({ underway: { screen: { questionnaire: 'answering' } } }) ||
      snapshot.matches({ underway: { screen: { questionnaire: 'savingAnswer' } } });
    const place = addressOfState(
      snapshot.getMeta(),
      isAsking ? questionIds.indexOf(questionId ?? -1) + 1 : 0,
    );
    return place && { ...place, resumeId };
  });
}
