import type { PlanValues } from './planForm.ts';
import { stepKeys } from './steps.ts';
import type { PlanProblem, Typed } from './typed.ts';

interface StepProblem extends PlanProblem {
  step: number;
}

// `actions.0.title` becomes the field id of the first action.
function fieldOf(path: string, typed: Typed): string {
  const [first, place, part] = path.split('.');
  const action = first === 'actions' && place !== undefined ? typed.actions[Number(place)] : undefined;
  if (!action) return path;
  return part === 'due_on'
    ? `due-${action.id}`
    : part === 'kind'
      ? `kind-${action.id}`
      : `title-${action.id}`;
}

/** Paths are `fields.place` for a single step, or `where_you_are.place` for the whole plan. */
export function refusedFields(
  errors: Record<string, string[]>,
  { typed, refused }: PlanValues,
): StepProblem[] {
  return Object.entries(errors).map(([path, [message = 'Check this answer']]) => {
    const [first = '', ...rest] = path.replace(/^(sections|fields)\./, '').split('.');
    const named = stepKeys.indexOf(first as (typeof stepKeys)[number]);
    const step = named < 0 ? (refused ?? 0) : named;
    const field = named < 0 ? [first, ...rest].join('.') : rest.join('.');
    return { step, field: fieldOf(field, typed[step] as Typed), message };
  });
}
