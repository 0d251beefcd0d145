import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CheckedForm, useCheckedForm } from '../../ui/form/useCheckedForm.ts';

type StageForm<Typed extends FieldValues, Checked> = CheckedForm<Typed, Checked> & {
  keep: (values: Typed) => void;
};

export function useStageForm<Typed extends FieldValues, Checked extends FieldValues>({
  keep,
  ...options
}: StageForm<Typed, Checked>) {
  const checked = useCheckedForm(options);
  const onTyped = useEffectEvent(keep);
  const { subscribe } = checked.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe],
  );
  return checked;
}
