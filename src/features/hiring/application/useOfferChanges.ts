import type { ReceivedApplication } from '../../../api/applicants.ts';
import type { Offer } from '../../../api/offers.ts';
import { useApplicationChange } from './useApplicationChange.ts';
import { isOvertaken } from './useMove.ts';

/** What the recruiter can do about an offer, and whether somebody else was faster. */
export function useOfferChanges(application: ReceivedApplication, offer: Offer, onDone: () => void) {
  const amending = useApplicationChange(application, 'New terms sent', onDone);
  const withdrawing = useApplicationChange(application, 'Offer withdrawn', onDone);
  const ending = useApplicationChange(application, 'Offer ended', onDone);
  const checking = useApplicationChange(application, 'Condition recorded', onDone);
  const moving = useApplicationChange(
    application,
    offer.starts_on ? 'Start date moved' : 'Start date set',
    onDone,
  );
  const changes = [amending, withdrawing, ending, checking, moving];
  return {
    amending,
    withdrawing,
    ending,
    checking,
    moving,
    isLate: changes.some(({ error }) => isOvertaken(error)),
    checkProblem: checking.error && !isOvertaken(checking.error) ? checking.error.message : null,
    reset() {
      for (const change of changes) change.reset();
    },
  };
}

export type OfferChanges = ReturnType<typeof useOfferChanges>;
