import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { ChoiceRow } from './ChoiceRow.tsx';
import { CheckboxInput } from './control.ts';
import { controlAria, FieldError, FieldRoot, type FieldText } from './Field.tsx';

type CheckboxFieldProps = FieldText & Omit<ComponentPropsWithRef<'input'>, 'type'>;

export function CheckboxField({ label, hint, error, optional, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? input.name ?? ownId;
  return (
    <FieldRoot>
      <ChoiceRow
        label={optional ? <>{label} (optional)</> : label}
        hint={hint}
        hintId={`${fieldId}-hint`}
        control={
          <>
            <CheckboxInput {...input} {...controlAria(fieldId, { hint, error })} type="checkbox" />
            <Check size={16} strokeWidth={2.5} aria-hidden="true" />
          </>
        }
      />
      <FieldError id={fieldId} error={error} />
    </FieldRoot>
  );
}
