import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary.tsx';
import { problemsOf, sortProblems } from './problems.ts';
import { useErrorTitle } from './useErrorTitle.ts';

export interface CheckedForm<Typed extends FieldValues, Checked> {
  schema: { _zod: { input: Typed; output: Checked } };
  defaultValues: DefaultValues<Typed>;
  failure: { errors?: Record<string, string[]> } | null;
  fieldOf?: (path: string) => string;
}

const same = (path: string) => path;

const isWithin = (first: string, second: string) =>
  first === second || first.startsWith(`${second}.`) || second.startsWith(`${first}.`);

export function useCheckedForm<Typed extends FieldValues, Checked extends FieldValues>(
  options: CheckedForm<Typed, Checked>,
) {
  const { schema, defaultValues, failure, fieldOf = same } = options;
  const form = useForm<Typed, unknown, Checked>({
    resolver: zodResolver<Typed, unknown, Checked>(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const onRefused = useEffectEvent((errors: Record<string, string[]>) => {
    for (const [path, [message]] of Object.entries(errors)) {
      form.setError(fieldOf(path) as Path<Typed>, { type: 'server', message });
    }
  });
  useEffect(() => {
    if (failure?.errors) onRefused(failure.errors);
  }, [failure]);
  const { errors, submitCount } = form.formState;
  const [order] = useState(() => Object.keys(defaultValues));
  const problems = useMemo(() => sortProblems(problemsOf(errors as FieldErrors), order), [errors, order]);
  useErrorTitle(problems.length > 0);
  useTyped(form, (_, name) => {
    if (problems.length === 0) return;
    const wrong = problems.map(({ field }) => field as Path<Typed>);
    const refused = wrong.filter((field) => form.getFieldState(field).error?.type === 'server');
    const answered = refused.filter((field) => name === undefined || isWithin(field, name));
    if (answered.length > 0) form.clearErrors(answered);
    const own = wrong.filter((field) => !refused.includes(field));
    if (own.length > 0) void form.trigger(own);
  });
  return { form, problems, attempt: submitCount, errorOf: errorIn(problems) };
}

/** @param onTyped called with all values after each change, and with the field that has changed, if it is only one */
export function useTyped<Typed extends FieldValues, Checked>(
  { subscribe }: UseFormReturn<Typed, unknown, Checked>,
  onTyped: (values: Typed, name: string | undefined) => void,
) {
  const onChange = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => onChange(values, name) }),
    [subscribe],
  );
}

const errorIn = (problems: readonly FieldProblem[]) => (field: string) =>
  problems.find((problem) => problem.field === field)?.message;
