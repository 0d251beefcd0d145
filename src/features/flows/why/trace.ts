import { type FlowModel, type FlowTransition, follower, guardWords, leavesOf } from 'statechart-paths';
import type { Overlay } from 'statechart-paths/diagram';
import type { AnyStateMachine } from 'xstate';
import { parentName } from '../names.ts';
import { shownAs } from '../overlay.ts';

export interface TracedRule {
  transition: FlowTransition;
  answer: 'yes' | 'no' | 'notAsked';
}

export interface Stage {
  at: string;
  rules: TracedRule[];
}

export interface Trace {
  stages: Stage[];
  end: string;
}

/** Derives the answers from the transitions taken: earlier rules were rejected, later ones never evaluated. */
export function stagesOf(model: FlowModel, taken: readonly string[]): Stage[] {
  return taken.flatMap((id): Stage[] => {
    const fired = model.transitions.find((transition) => transition.id === id);
    if (fired?.kind !== 'always' || fired.order === null) return [];
    const rules = model.transitions.filter(
      ({ source, event }) => source === fired.source && event === fired.event,
    );
    const at = rules.indexOf(fired);
    return [
      {
        at: fired.source,
        rules: rules.map((transition, index) => ({
          transition,
          answer: index === at ? 'yes' : index < at ? 'no' : 'notAsked',
        })),
      },
    ];
  });
}

export function traceDecision(machine: AnyStateMachine, model: FlowModel, input: unknown): Trace {
  const { snapshot, transitions } = follower(machine).start(input);
  return { stages: stagesOf(model, transitions), end: leavesOf(snapshot.value)[0] ?? '' };
}

const firedIn = ({ rules }: Stage) => rules.find(({ answer }) => answer === 'yes')?.transition;

export function overlayOfTrace({ stages, end }: Trace, boxes: ReadonlySet<string>): Overlay {
  const marks = { yes: 'taken', no: 'no', notAsked: 'notAsked' } as const;
  const rules = stages.flatMap((stage) => stage.rules);
  return {
    states: {
      ...Object.fromEntries(stages.map(({ at }) => [shownAs(boxes, at), 'walked' as const])),
      [shownAs(boxes, end)]: 'here',
    },
    transitions: Object.fromEntries(
      rules.map(({ transition, answer }) => [transition.id, { kind: marks[answer] }]),
    ),
  };
}

export function reasonsOf(model: FlowModel, { stages }: Trace): string[] {
  return stages.flatMap((stage) => {
    const fired = firedIn(stage);
    if (!fired) return [];
    const place = parentName(model, stage.at);
    const condition = guardWords(fired);
    return [
      condition
        ? `${place}: rule ${fired.order} holds, ${condition}.`
        : `${place}: no rule before the last holds, so the last decides.`,
    ];
  });
}
