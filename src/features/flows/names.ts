import type { FlowModel, FlowTransition } from '../../flows/model.ts';
import { causeOf, guardWords, sentenceOf } from '../../flows/words.ts';

export function nameOf(model: FlowModel, path: string): string {
  const state = model.states.find((one) => one.path === path);
  if (!state || state.parent === null) return sentenceOf(model.name);
  return state.type === 'history' ? `${nameOf(model, state.parent)}, as it was` : sentenceOf(state.key);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What makes a transition happen, and under which condition. */
export function wayOf(transition: FlowTransition): { head: string; when: string } {
  const { kind, guard, order } = transition;
  const when = guard !== null ? `when ${guardWords(transition)}` : order !== null ? 'otherwise' : '';
  return kind === 'always' && when
    ? { head: capital(when), when: '' }
    : { head: capital(causeOf(transition)), when };
}

export const leadsTo = (model: FlowModel, { stays, targets }: FlowTransition) =>
  stays ? 'stays here' : targets.map((path) => nameOf(model, path)).join(' and ');

/** With the state around it: “Sees page of Veteran”. */
export function placeOf(model: FlowModel, path: string): string {
  const parent = model.states.find((one) => one.path === path)?.parent ?? '';
  return parent === '' ? nameOf(model, path) : `${nameOf(model, path)} of ${nameOf(model, parent)}`;
}
