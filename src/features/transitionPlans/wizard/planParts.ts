import { type PlanType, saveTransitionPlanStep, type TransitionPlan } from '../../../api/transitionPlans.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Edited, Kind, Part, Problem, Sent } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';
import type { OpenedPlan } from '../../../machines/transitionPlan.ts';
import { valueAt } from '../../../ui/form/fieldDefinition.ts';
import { definitionsOf, stepKeys, wizardStepNames } from './steps.ts';
import { gapsIn, planSection, type Typed, toSectionFields, toTypedStep } from './typed.ts';

export interface PlanContent {
  steps: readonly Typed[];
  /** By step: true after Continue, until the server has stored the step as complete. */
  completed: readonly boolean[];
  openStep: number;
}

type PlanBody = Record<string, unknown>;
type PlanPart = Part<PlanContent, PlanBody>;
type SentPlan = Sent<TransitionPlan, PlanContent, PlanBody, string>;
type PlanKind = Kind<TransitionPlan, PlanContent, PlanBody, string>;
export type PlanEditor = Editor<TransitionPlan, PlanContent, PlanBody, string>;
export type EditedPlan = Edited<TransitionPlan, PlanContent, string>;

const last = stepKeys.length - 1;

// Parts are named like `goal.places`, the state of a step like `goal.completed`.
const partName = (step: number, field: string) => `${stepKeys[step]}.${field}`;
const stepOf = (name = '') => (stepKeys as readonly string[]).indexOf(name.split('.')[0] as string);
const fieldOf = (name: string) => name.slice(name.indexOf('.') + 1);

/** -1 if the server named no step. */
export const stepOfProblem = ({ parts }: Pick<Problem<string>, 'parts'>) => stepOf(parts[0]);

function firstOpenStep({ steps }: TransitionPlan, completed: readonly boolean[] = []): number {
  const first = steps.findIndex(({ n, is_complete }) => !is_complete && !completed[n]);
  return first < 0 ? last : first;
}

export const openedPlan = ({ document, content: { openStep, completed } }: EditedPlan): OpenedPlan => ({
  isOpen: document.allowed.includes('save'),
  step: openStep,
  reached: Math.max(openStep, firstOpenStep(document, completed)),
});

export function withTyped(content: PlanContent, step: number, change: Partial<Typed>): PlanContent {
  const next = { ...(content.steps[step] as Typed), ...change };
  const gaps = change.texts ? gapsIn(next.texts.gaps ?? '', next.gaps) : next.gaps;
  return { ...content, steps: content.steps.with(step, { ...next, gaps }) };
}

export const withCompleted = (content: PlanContent, step: number, isCompleted = true): PlanContent => ({
  ...content,
  completed: content.completed.with(step, isCompleted),
});

function withField(typed: Typed, field: string, { texts, gaps, actions }: Typed): Typed {
  if (field === 'actions') return { ...typed, actions };
  const next = { ...typed, texts: { ...typed.texts, [field]: texts[field] ?? '' } };
  return field === 'gaps' ? { ...next, gaps } : next;
}

function fieldPart(type: PlanType, step: number, field: string): PlanPart {
  const typedIn = ({ steps }: PlanContent) => steps[step] as Typed;
  return {
    title: wizardStepNames[step] as string,
    of(content) {
      const { texts, gaps, actions } = typedIn(content);
      return field === 'actions' ? [actions] : [texts[field], field === 'gaps' && gaps];
    },
    body: (content) => ({
      [partName(step, field)]: valueAt(toSectionFields(type, step, typedIn(content), {}), field) ?? null,
    }),
    replace: (content, source) => ({
      ...content,
      steps: content.steps.with(step, withField(typedIn(content), field, typedIn(source))),
    }),
  };
}

const completedPart = (step: number): PlanPart => ({
  title: wizardStepNames[step] as string,
  isOwn: true,
  of: ({ completed }) => [completed[step]],
  body: ({ completed }) => ({ [partName(step, 'completed')]: completed[step] }),
  replace: (content, source) => withCompleted(content, step, source.completed[step]),
});

function stepParts(type: PlanType, step: number): [string, PlanPart][] {
  const names = definitionsOf(type, step).map(({ name }) => name);
  const fields = stepKeys[step] === 'gaps_and_actions' ? [...names, 'actions'] : names;
  return [
    ...fields.map((field): [string, PlanPart] => [partName(step, field), fieldPart(type, step, field)]),
    [partName(step, 'completed'), completedPart(step)],
  ];
}

const partsOf = (type: PlanType): Record<string, PlanPart> => ({
  ...Object.fromEntries(stepKeys.flatMap((_, step) => stepParts(type, step))),
  openStep: { ...part<PlanContent, PlanBody>('Open step', ['openStep']), isOwn: true },
});

// One call per step. The open step is sent with the last, because it may only follow complete steps.
function callsFor(changed: readonly string[]): string[][] {
  const calls = stepKeys
    .map((_, step) => changed.filter((name) => stepOf(name) === step))
    .filter((names) => names.length > 0);
  if (!changed.includes('openStep')) return calls;
  return [...calls.slice(0, -1), [...(calls.at(-1) ?? []), 'openStep']];
}

// The server accepts no step after an incomplete one.
const sentStep = ({ document, parts: [name], content: { openStep } }: SentPlan) =>
  name === 'openStep' ? Math.min(openStep, firstOpenStep(document)) : stepOf(name);

// The server replaces a step as a whole.
function savePlan(sent: SentPlan): Promise<TransitionPlan> {
  const { document, version, parts, content } = sent;
  const step = sentStep(sent);
  const typed = content.steps[step] as Typed;
  const fields =
    step === last
      ? { confirmed: true }
      : toSectionFields(document.type, step, typed, planSection(document, step));
  return saveTransitionPlanStep(document.id, step, {
    version,
    ...(parts[0] !== 'openStep' && { fields, is_final: content.completed[step] ?? false }),
    go_to: content.openStep,
  });
}

// `actions.0.title` becomes the field id of the first action.
function fieldId(field: string, path: string, { actions }: Typed): string {
  const [, index, name = ''] = path.split('.');
  const action = actions[Number(index)];
  if (field !== 'actions' || !action) return field;
  return `${name === 'due_on' ? 'due' : name === 'kind' ? 'kind' : 'title'}-${action.id}`;
}

/** Paths are `fields.place` for a single step, or `sections.where_you_are.place` for the whole plan. */
const createPlaceOf =
  (names: readonly string[]): NonNullable<PlanKind['placeOf']> =>
  (errorPath, sent) => {
    const path = errorPath.replace(/^(sections|fields)\./, '');
    const [step, field] = stepOf(path) < 0 ? [sentStep(sent), path] : [stepOf(path), fieldOf(path)];
    const name = names.find((part) => `${partName(step, field)}.`.startsWith(`${part}.`));
    const completed = partName(step, 'completed');
    // Without Continue, an incomplete step is stored as it is.
    const rejected = sent.parts.includes(completed) ? completed : name;
    // One answer can require another, which was not sent.
    const required = sent.parts.length === 1 && sentStep(sent) === step ? sent.parts : [];
    return {
      parts: rejected === undefined ? required : [rejected, ...required],
      field: name === undefined ? field : fieldId(fieldOf(name), field, sent.content.steps[step] as Typed),
    };
  };

export function planKind(userId: number, type: PlanType): PlanKind {
  const parts = partsOf(type);
  return {
    key: ({ id }) => ({ userId, form: 'transitionPlan', id }),
    open: (plan) => ({
      content: {
        steps: stepKeys.map((_, step) => toTypedStep(plan, step)),
        completed: stepKeys.map(() => false),
        openStep: plan.step,
      },
      version: plan.version,
    }),
    parts,
    save: savePlan,
    calls: callsFor,
    placeOf: createPlaceOf(Object.keys(parts)),
    learned: (content, sent, { steps }) => ({
      ...content,
      completed: content.completed.map(
        (isCompleted, step) => isCompleted && !(sent.completed[step] && steps[step]?.is_complete),
      ),
    }),
  };
}
