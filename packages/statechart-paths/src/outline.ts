// A chart as text: the accessible equivalent of its drawing, also used for searching.
import type { FlowModel, FlowState, FlowTransition } from './model.ts';
import { callName, causeOf, guardWords, sentenceOf, sourceName, wordsOf } from './words.ts';

export interface OutlineWay {
  transition: string;
  /** For example “On Submit, when all answers are valid, go to Saving.” */
  text: string;
  requirements: string[];
}

export interface OutlineState {
  path: string;
  depth: number;
  title: string;
  /** For example “Onboarding › Underway › Upload CV”. */
  trail: string;
  /** For example “start”, “end” or “runs at the same time as Skip dialog”. */
  kind: string;
  description: string;
  page: string | null;
  calls: string[];
  requirements: string[];
  ways: OutlineWay[];
}

const rings = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

export function outlineOf(model: FlowModel): OutlineState[] {
  const states = new Map(model.states.map((state) => [state.path, state]));
  const trailOf = (path: string): string[] => {
    const state = states.get(path) as FlowState;
    return state.parent === null
      ? [sentenceOf(model.name)]
      : [...trailOf(state.parent), sentenceOf(state.key)];
  };
  return model.states.map((state): OutlineState => {
    const trail = trailOf(state.path);
    return {
      path: state.path,
      depth: trail.length - 1,
      title: trail.at(-1) ?? '',
      trail: trail.join(' › '),
      kind: kindOf(state, states),
      description: state.description,
      page: state.page,
      calls: state.invokes.map((invoke) => sourceName(invoke, model)),
      requirements: state.requirements,
      ways: model.transitions
        .filter(({ source }) => source === state.path)
        .map((transition) => ({
          transition: transition.id,
          text: wayText(transition, states, model),
          requirements: transition.requirements,
        })),
    };
  });
}

function kindOf(state: FlowState, states: Map<string, FlowState>): string {
  const parent = state.parent === null ? undefined : states.get(state.parent);
  const kinds = [
    parent?.initial === state.path ? 'start' : '',
    state.type === 'final' ? 'end' : '',
    state.type === 'history'
      ? state.history === 'deep'
        ? 'the last state, with all inside it'
        : 'the last state'
      : '',
    state.type === 'parallel' ? `${state.children.length} parts run at the same time` : '',
    parent?.type === 'parallel'
      ? `runs at the same time as ${listed(parent.children.filter((path) => path !== state.path).map((path) => sentenceOf(states.get(path)?.key ?? '')))}`
      : '',
  ];
  return kinds.filter(Boolean).join(', ');
}

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function causeText(transition: FlowTransition, model: FlowModel): string {
  const { kind, port } = transition;
  if (kind === 'done') return `When “${callName(port ?? '', model)}” succeeds`;
  if (kind === 'error') return `When “${callName(port ?? '', model)}” fails`;
  if (kind === 'stateDone') return 'When all inside is finished';
  if (kind === 'always') return 'Immediately';
  return kind === 'after'
    ? causeOf(transition, model).replace('after', 'After')
    : `On ${causeOf(transition, model)}`;
}

function wayText(transition: FlowTransition, states: Map<string, FlowState>, model: FlowModel): string {
  const { order, targets, stays, guard, actions, source } = transition;
  const condition = guardWords(transition);
  const name = (path: string) => sentenceOf(path === '' ? model.name : (states.get(path)?.key ?? path));
  const names = targets.map((path) => {
    const [near, far] = [states.get(path)?.parent ?? '', states.get(source)?.parent ?? ''];
    const alike = [...states.values()].filter(({ key }) => key === states.get(path)?.key).length > 1;
    return alike && near !== '' && near !== far ? `${name(near)} › ${name(path)}` : name(path);
  });
  const what = stays || targets.every((path) => path === source) ? 'stay here' : `go to ${listed(names)}`;
  const number = order ? `${rings[order - 1] ?? `${order}.`} ` : '';
  const cause = causeText(transition, model);
  const join = cause.startsWith('When') ? ' and' : ', when';
  const when = guard !== null ? `${join} ${condition},` : order !== null ? ', otherwise' : '';
  const doing = actions.length > 0 ? ` (${actions.map(wordsOf).join(', ')})` : '';
  return `${number}${cause}${when}${when.endsWith(',') ? '' : ','} ${what}${doing}.`;
}

/** `after` is inserted below the description of the chart. */
export function outlineMarkdown(model: FlowModel, after = ''): string {
  const [root, ...states] = outlineOf(model) as [OutlineState, ...OutlineState[]];
  const parts = states.map(
    (state) => `${'#'.repeat(Math.min(6, state.depth + 1))} ${state.title}\n\n${partsOf(state).join('\n')}`,
  );
  return `${[`# ${root.title}`, root.description, after.trim(), listOf(root), ...parts].filter(Boolean).join('\n\n').trim()}\n`;
}

const listOf = ({ ways }: OutlineState) =>
  ways
    .map(
      ({ text, requirements }) =>
        `- ${text}${requirements.length > 0 ? ` — ${requirements.join(', ')}` : ''}`,
    )
    .join('\n');

function partsOf(state: OutlineState): string[] {
  const facts = [
    state.kind,
    state.page ? `screen \`${state.page}\`` : '',
    state.calls.length > 0 ? `calls ${state.calls.map((call) => `\`${call}\``).join(', ')}` : '',
    state.requirements.join(', '),
  ].filter(Boolean);
  return [
    [state.description, facts.length > 0 ? `(${facts.join('; ')})` : ''].filter(Boolean).join(' '),
    ...(state.ways.length > 0 ? ['', listOf(state)] : []),
  ];
}

export interface Hit {
  path: string;
  /** Null when the match is the state itself. */
  transition: string | null;
  text: string;
}

/** Finds states (with screen, calls and requirements) and transitions that contain every word of the query. */
export function searchOutline(model: FlowModel, query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = (...texts: (string | null)[]) => {
    const text = texts.filter(Boolean).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return outlineOf(model).flatMap((state): Hit[] => [
    ...(matches(state.trail, state.path, state.description, state.page, ...state.calls, ...state.requirements)
      ? [{ path: state.path, transition: null, text: state.trail }]
      : []),
    ...state.ways
      .filter(({ text, transition, requirements }) => matches(text, transition, ...requirements))
      .map(({ text, transition }) => ({ path: state.path, transition, text: `${state.trail}: ${text}` })),
  ]);
}
