import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { token } from '../theme/token.ts';
import { NativeSelect } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

type SelectOption = { value: string | number; label: string };

type SelectFieldProps = FieldText &
  ComponentPropsWithRef<'select'> & {
    options: readonly SelectOption[];
    placeholder?: string;
  };

export const SelectWrap = styled('div')({
  position: 'relative',
  '& > svg': { position: 'absolute', right: 12, top: 14, pointerEvents: 'none', color: token.second },
});

export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  return (
    <Field id={id ?? select.name ?? ownId} label={label} hint={hint} error={error} optional={optional}>
      {(aria) => (
        <SelectWrap>
          <NativeSelect key={select.value === undefined ? options.length : 0} {...select} {...aria}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <ChevronDown size={20} aria-hidden="true" />
        </SelectWrap>
      )}
    </Field>
  );
}
