import type { ComponentPropsWithRef } from 'react';
import { ChoiceRow } from './ChoiceRow.tsx';
import { RadioInput } from './control.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

export type FieldChoice = { value: string | number; label: string; hint?: string };

type RadioFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> & {
    name: string;
    options: readonly FieldChoice[];
    value?: string | number | null;
    legendSize?: 'label' | 'title';
  };

export function RadioField({
  label,
  hint,
  error,
  optional,
  legendSize,
  options,
  value,
  name,
  id = name,
  ...input
}: RadioFieldProps) {
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional} legendSize={legendSize}>
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <ChoiceRow
            key={option.value}
            label={option.label}
            hint={option.hint}
            hintId={`${optionId}-about`}
            control={
              <RadioInput
                {...input}
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : String(value) === String(option.value)}
                aria-describedby={option.hint && `${optionId}-about`}
              />
            }
          />
        );
      })}
    </FieldGroup>
  );
}
