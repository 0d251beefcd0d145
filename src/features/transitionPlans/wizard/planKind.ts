import { saveTransitionPlanStep, type TransitionPlan } from '../../../api/transitionPlans.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Edited, Kind, Problem, Sent } from '../../../editing/kind.ts';
import type { OpenedPlan } from '../../../machines/transitionPlan.ts';
import { type PlanBody, type PlanContent, partName, planParts, stepOf, typedIn } from './planParts.ts';
import { stepKeys } from './steps.ts';
import { planSection, type Typed, toSectionFields, toTypedStep } from './typed.ts';

type SentPlan = Sent<TransitionPlan, PlanContent, PlanBody, string>;
type PlanKind = Kind<TransitionPlan, PlanContent, PlanBody, string>;
export type PlanEditor = Editor<TransitionPlan, PlanContent, PlanBody, string>;
export type EditedPlan = Edited<TransitionPlan, PlanContent, string>;

const last = stepKeys.length - 1;
const fieldOf = (name: string) => name.slice(name.indexOf('.') + 1);

/** -1 if the server named no step. */
export const stepOfProblem = ({ parts }: Pick<Problem<string>, 'parts'>) => stepOf(parts[0]);

function firstOpenStep({ steps }: TransitionPlan, completed: readonly boolean[] = []): number {
  const first = steps.findIndex(({ n, is_complete }) => !is_complete && !completed[n]);
  return first < 0 ? last : first;
}

export function openedPlan({ document, content: { openStep, completed } }: EditedPlan): OpenedPlan {
  const reached = firstOpenStep(document, completed);
  return {
    isOpen: document.allowed.includes('save'),
    step: Math.min(openStep, reached),
    reached,
    prefilled: prefilledSteps(document),
  };
}

/** What the wizard passes over. */
export const prefilledSteps = ({ sections, steps }: TransitionPlan): number[] =>
  steps.flatMap(({ n, key, is_complete }) => (is_complete && sections.prefilled?.includes(key) ? n : []));

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
  const typed = typedIn(content, step);
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
      field: name === undefined ? field : fieldId(fieldOf(name), field, typedIn(sent.content, step)),
    };
  };

export function planKind(userId: number, plan: Parameters<typeof planParts>[0]): PlanKind {
  const parts = planParts(plan);
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
