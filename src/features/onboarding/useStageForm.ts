import type { FieldValues } from 'react-hook-form';
import { type CheckedForm, useCheckedForm, useTyped } from '../../ui/form/useCheckedForm.ts';

type StageForm<Typed extends FieldValues, Checked> = CheckedForm<Typed, Checked> & {
  keep: (values: Typed) => void;
};

export function useStageForm<Typed extends FieldValues, Checked extends FieldValues>({
  keep,
  ...options
}: StageForm<Typed, Checked>) {
  const checked = useCheckedForm(options);
  useTyped(checked.form, keep);
  return checked;
}
