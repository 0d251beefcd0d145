import type { AddressFormat } from '../../../adapters/address.ts';
import type { PlanAddress, PlanStep } from '../../../machines/transitionPlan.ts';

export const stepIn = (text: string | null): PlanStep | null =>
  text !== null && /^[0-6]$/.test(text) ? (Number(text) as PlanStep) : null;

/** A new plan is identified by its type until it has an id. */
export const planAddress: AddressFormat<PlanAddress & { planId?: number | null }> = {
  read: (query) => ({ step: stepIn(query.get('step')) }),
  write: (_, { step, planId }) => new URLSearchParams({ plan: String(planId), step: String(step) }),
  isSame: (shown, current) => shown.step === current.step,
  // Going back replaces the entry, so that Back leads to the previous step.
  isNewEntry: (shown, current) => shown.step !== null && (current.step ?? 0) > shown.step,
};
