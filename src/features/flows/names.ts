import { causeOf, type FlowModel, type FlowTransition, guardWords, sentenceOf } from 'statechart-paths';

export function stateName(model: FlowModel, path: string): string {
  const state = model.states.find((state) => state.path === path);
  if (!state || state.parent === null) return sentenceOf(model.name);
  return state.type === 'history' ? `${stateName(model, state.parent)}, as it was` : sentenceOf(state.key);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function wayOf(model: FlowModel, transition: FlowTransition): { head: string; when: string } {
  const { kind, guard, order } = transition;
  const when = guard !== null ? `when ${guardWords(transition)}` : order !== null ? 'otherwise' : '';
  return kind === 'always' && when
    ? { head: capital(when), when: '' }
    : { head: capital(causeOf(transition, model)), when };
}

export const leadsTo = (model: FlowModel, { stays, targets }: FlowTransition) =>
  stays ? 'stays here' : targets.map((path) => stateName(model, path)).join(' and ');

export function parentName(model: FlowModel, path: string): string {
  const parent = model.states.find((state) => state.path === path)?.parent ?? '';
  return parent === '' ? stateName(model, path) : `${stateName(model, path)} of ${stateName(model, parent)}`;
}
