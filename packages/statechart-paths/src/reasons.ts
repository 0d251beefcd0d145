// Explains in one sentence, from the exploration, why a declared transition is in no path.
import type { FlowCases } from './cases.ts';
import type { Exploration } from './explore.ts';
import type { FlowModel, FlowTransition } from './model.ts';
import { callName, wordsOf } from './words.ts';

export interface Uncovered {
  id: string;
  reason: string;
}

export function reasonsFor(
  model: FlowModel,
  cases: FlowCases,
  explored: Exploration,
  ids: readonly string[],
): Uncovered[] {
  const answers = new Map<string, { held: number; evaluated: number }>();
  for (const { transition, held } of [...explored.starts, ...explored.steps, ...explored.refusals].flatMap(
    ({ guardResults }) => guardResults,
  )) {
    const counts = answers.get(transition) ?? { held: 0, evaluated: 0 };
    answers.set(transition, { held: counts.held + Number(held), evaluated: counts.evaluated + 1 });
  }
  const transitions = new Map(model.transitions.map((transition) => [transition.id, transition]));
  return ids.map((id) => {
    const transition = transitions.get(id);
    return {
      id,
      reason: transition ? reasonFor(transition, model, cases, explored, answers) : 'is not reached',
    };
  });
}

function reasonFor(
  { id, source, kind, event, guard, port }: FlowTransition,
  model: FlowModel,
  cases: FlowCases,
  { visited, thrown, stopped }: Exploration,
  answers: Map<string, { held: number; evaluated: number }>,
): string {
  const until = stopped ? `; ${stopped}` : '';
  const failed = thrown.find(({ place }) => place.includes(id));
  if (failed) return `it throws “${failed.message}” on “${failed.label}”`;
  const state = model.states.find(({ path }) => path === source);
  if (state?.type !== 'history' && !visited.has(source))
    return `its state ${source || model.name} is never reached${until}`;
  const earlier = model.transitions.find(
    (other) => other.source === source && other.event === event && other.guard === null,
  );
  if (earlier && model.transitions.indexOf(earlier) < model.transitions.findIndex((other) => other.id === id))
    return 'another transition of the same event comes first and has no condition';
  const answer = answers.get(id);
  if (guard !== null && answer && answer.held === 0)
    return `its condition ${guard === 'anonymous' ? '' : `“${guard}” `}was asked ${answer.evaluated} times and never true${until}`;
  if (guard !== null && !answer)
    return `its condition is never asked: another transition always comes first${until}`;
  if (kind === 'event' && !Object.values(cases.events).some(({ type }) => matches(event, type)))
    return `there is no case for the event ${event}`;
  if ((kind === 'done' || kind === 'error') && !cases.ports?.[port ?? '']?.[kind])
    return `there is no case in which ${wordsOf(callName(port ?? '', model))} ${kind === 'done' ? 'succeeds' : 'fails'}`;
  if (kind === 'after') return `the time does not pass while its state is active${until}`;
  return `no case takes it${until}`;
}

const matches = (event: string, type: string) =>
  event === type || event === '*' || (event.endsWith('.*') && type.startsWith(event.slice(0, -1)));
