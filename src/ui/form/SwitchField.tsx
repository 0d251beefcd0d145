import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Row } from '../Row.tsx';
import { Stack } from '../Stack.tsx';
import { token } from '../theme/token.ts';
import { controlAria, FieldError, FieldHint } from './Field.tsx';

const Label = styled('label')({ display: 'block', lineHeight: '24px', fontWeight: 600, cursor: 'pointer' });

const Input = styled('input')({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 24,
  margin: 0,
  border: `1px solid ${token.field}`,
  borderRadius: 12,
  background: token.page,
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: token.field,
    transition: 'translate calc(var(--motion) * 120ms) ease-out',
  },
  '&:checked': { background: token.mark, borderColor: token.mark },
  '&:checked::after': { background: '#FFFFFF', translate: '20px' },
  '&[aria-disabled]': { cursor: 'progress' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

type SwitchFieldProps = {
  name: string;
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  /** While saving, the switch keeps the focus and ignores clicks. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
};

export function SwitchField({
  name,
  label,
  hint,
  error,
  checked,
  busy,
  onChange,
  ...given
}: SwitchFieldProps) {
  const id = given.id ?? name;
  return (
    <div>
      <Row gap="lg" align="start" nowrap>
        <Stack grow={0} maxWidth="66ch">
          <Label htmlFor={id}>{label}</Label>
          <FieldHint id={id} hint={hint} />
        </Stack>
        <Input
          {...controlAria(id, { hint, error })}
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            if (!busy) onChange(event.target.checked);
          }}
        />
      </Row>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
