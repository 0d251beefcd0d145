import type { PlanType, TransitionPlan } from '../../../api/transitionPlans.ts';
import type { Part } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';
import { valueAt } from '../../../ui/form/fieldDefinition.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { actionWords, answerWords, currencyOf } from './answerWords.ts';
import { definitionsOf, stepKeys, wizardStepNames } from './steps.ts';
import { gapsIn, type Typed, toSectionFields } from './typed.ts';

export interface PlanContent {
  steps: readonly Typed[];
  /** By step: true after Continue, until the server has stored the step as complete. */
  completed: readonly boolean[];
  openStep: number;
}

export type PlanBody = Record<string, unknown>;
type PlanPart = Part<PlanContent, PlanBody>;

/** Does not change while a plan is open. */
type OpenedType = Pick<TransitionPlan, 'type' | 'country_id'>;

// Parts are named like `goal.places`, the state of a step like `goal.completed`.
export const partName = (step: number, field: string) => `${stepKeys[step]}.${field}`;
export const stepOf = (name = '') => (stepKeys as readonly string[]).indexOf(name.split('.')[0] as string);

export const typedIn = ({ steps }: PlanContent, step: number) => steps[step] as Typed;

export function withTyped(content: PlanContent, step: number, change: Partial<Typed>): PlanContent {
  const next = { ...typedIn(content, step), ...change };
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

interface Field {
  name: string;
  label: string;
  words: (typed: Typed) => readonly string[];
}

function fieldsOf({ type, country_id }: OpenedType, step: number): Field[] {
  const format = { locale: pageLocale(), currency: currencyOf(country_id) };
  const fields = definitionsOf(type, step).map((definition) => ({
    ...definition,
    words: (typed: Typed) => answerWords(definition, typed, format),
  }));
  const words = ({ actions }: Typed) => actions.map((action) => actionWords(type, action, format).join(': '));
  const label = wizardStepNames[step] as string;
  return stepKeys[step] === 'gaps_and_actions' ? [...fields, { name: 'actions', label, words }] : fields;
}

function fieldPart(type: PlanType, step: number, { name: field, label, words }: Field): PlanPart {
  return {
    title: label,
    of(content) {
      const { texts, gaps, actions } = typedIn(content, step);
      return field === 'actions' ? [actions] : [texts[field], field === 'gaps' && gaps];
    },
    body: (content) => ({
      [partName(step, field)]:
        valueAt(toSectionFields(type, step, typedIn(content, step), {}), field) ?? null,
    }),
    replace: (content, source) => ({
      ...content,
      steps: content.steps.with(step, withField(typedIn(content, step), field, typedIn(source, step))),
    }),
    wordsIn: (content) => words(typedIn(content, step)),
  };
}

const completedPart = (step: number): PlanPart => ({
  title: '',
  isOwn: true,
  of: ({ completed }) => [completed[step]],
  body: ({ completed }) => ({ [partName(step, 'completed')]: completed[step] }),
  replace: (content, source) => withCompleted(content, step, source.completed[step]),
});

const stepParts = (plan: OpenedType, step: number): [string, PlanPart][] => [
  ...fieldsOf(plan, step).map((field): [string, PlanPart] => [
    partName(step, field.name),
    fieldPart(plan.type, step, field),
  ]),
  [partName(step, 'completed'), completedPart(step)],
];

/** Own parts have no title, because a conflict never shows them. */
export const planParts = (plan: OpenedType): Record<string, PlanPart> => ({
  ...Object.fromEntries(stepKeys.flatMap((_, step) => stepParts(plan, step))),
  openStep: { ...part<PlanContent, PlanBody>('', ['openStep']), isOwn: true },
});
