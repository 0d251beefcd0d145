import { type ComponentPropsWithRef, useId } from 'react';
import { TextInput } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

export type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>;

export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const ownId = useId();
  return (
    <Field id={id ?? input.name ?? ownId} label={label} hint={hint} error={error} optional={optional}>
      {(aria) => <TextInput type="text" {...input} {...aria} />}
    </Field>
  );
}
