import { Check } from 'lucide-react';
import { ChoiceRow } from './ChoiceRow.tsx';
import { CheckboxInput } from './control.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldChoice } from './RadioField.tsx';

type Value = string | number;

type CheckboxGroupFieldProps = FieldText & {
  name: string;
  id?: string;
  /** Choosing an exclusive option ("None of these") clears the others, and vice versa. */
  options: readonly (FieldChoice & { exclusive?: boolean })[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  onBlur?: () => void;
  legendSize?: 'label' | 'title';
};

export function CheckboxGroupField({
  name,
  id = name,
  options,
  value,
  onChange,
  onBlur,
  ...text
}: CheckboxGroupFieldProps) {
  const isExclusive = (item: Value) => options.some((option) => option.value === item && option.exclusive);
  const toggle = (option: Value) => {
    if (value.includes(option)) return onChange(value.filter((item) => item !== option));
    onChange(isExclusive(option) ? [option] : [...value.filter((item) => !isExclusive(item)), option]);
  };
  return (
    <FieldGroup id={id} {...text}>
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <ChoiceRow
            key={option.value}
            label={option.label}
            hint={option.hint}
            hintId={`${optionId}-about`}
            control={
              <>
                <CheckboxInput
                  type="checkbox"
                  id={optionId}
                  name={name}
                  value={option.value}
                  checked={value.includes(option.value)}
                  onChange={() => toggle(option.value)}
                  onBlur={onBlur}
                  aria-describedby={option.hint && `${optionId}-about`}
                />
                <Check size={16} strokeWidth={2.5} aria-hidden="true" />
              </>
            }
          />
        );
      })}
    </FieldGroup>
  );
}
