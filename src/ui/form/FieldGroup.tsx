import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import {
  ControlSpace,
  controlAria,
  FieldError,
  FieldHint,
  FieldRoot,
  type FieldText,
  LabelText,
  labelStyle,
} from './Field.tsx';

const Fieldset = styled('fieldset')({ border: 0, minWidth: 0 });
const Legend = styled('legend')({
  ...labelStyle,
  '&[data-size="title"]': { fontSize: '1.125rem', lineHeight: '26px' },
});

type FieldGroupProps = FieldText & {
  id: string;
  legendSize?: 'label' | 'title';
  children: ReactNode;
};

export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  legendSize = 'label',
  children,
}: FieldGroupProps) {
  const { 'aria-describedby': describedBy } = controlAria(id, { hint, error });
  return (
    <FieldRoot>
      <Fieldset id={`${id}-group`} aria-describedby={describedBy} aria-invalid={error ? true : undefined}>
        <Legend data-size={legendSize}>
          <LabelText label={label} optional={optional} />
        </Legend>
        <FieldHint id={id} hint={hint} />
        <ControlSpace>{children}</ControlSpace>
        <FieldError id={id} error={error} />
      </Fieldset>
    </FieldRoot>
  );
}
