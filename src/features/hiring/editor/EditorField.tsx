import type { ComponentProps } from 'react';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { jobFields } from './fields.ts';
import type { StepProps } from './stepProps.ts';

type EditorFieldProps = StepProps &
  Pick<ComponentProps<typeof DefinedField>, 'choices' | 'onBlur'> & {
    name: keyof typeof jobFields;
    label?: string;
    hint?: string;
    error?: string | undefined;
  };

export function EditorField(props: EditorFieldProps) {
  const { name, typed, change, errorOf, choices, onBlur } = props;
  const field = jobFields[name];
  const { label = field.label, hint = field.hint, error = errorOf(field.name) } = props;
  return (
    <DefinedField
      field={{ ...field, label, hint }}
      value={typed[name]}
      {...{ error, choices, onBlur }}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
