import type { FieldErrors } from 'react-hook-form';
import { isOnline } from '../isOnline.ts';
import type { FieldProblem } from './ErrorSummary.tsx';

/** HTTP-14: the texts for problems without their own wording in the spec. */
export const required = 'Required';
export const invalidInput = 'Invalid input';

export function problemsOf(errors: FieldErrors, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return [];
    const field = key === 'root' ? path : path ? `${path}.${key}` : key;
    if ('type' in error && typeof error.type === 'string') {
      return [{ field, message: String(error.message || invalidInput) }];
    }
    return problemsOf(error as FieldErrors, field);
  });
}

/** Sorts by the order of fields on the page, because slower checks report later. */
export function sortProblems(problems: readonly FieldProblem[], fields: readonly string[]): FieldProblem[] {
  const place = ({ field }: FieldProblem) => fields.indexOf(field.split('.')[0] ?? '');
  return [...problems].sort((first, second) => place(first) - place(second));
}

export function failureText(
  failure: { status: number; code?: string; message: string; errors?: Record<string, string[]> } | null,
  online = isOnline(),
): string | null {
  if (!failure || Object.keys(failure.errors ?? {}).length > 0) return null;
  if (failure.status === 0 && !online) {
    return 'You’re offline. Try again when you’re back online.';
  }
  return failure.message;
}
