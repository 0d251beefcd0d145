import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Hidden } from '../Hidden.tsx';
import { token } from '../theme/token.ts';
import { TextInput } from './control.ts';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

const Wrap = styled('div')({ position: 'relative' });
const Input = styled(TextInput)({ paddingRight: 104 });

const Toggle = styled('button')({
  position: 'absolute',
  right: 2,
  top: 2,
  height: 44,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: token.second,
  cursor: 'pointer',
  '&:hover': { color: token.ink },
});

export function PasswordField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const [shown, setShown] = useState(false);
  const fieldId = id ?? input.name ?? ownId;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      {(aria) => (
        <Wrap>
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
          />
          <Toggle type="button" aria-controls={fieldId} onClick={() => setShown(!shown)}>
            <Icon size={20} aria-hidden="true" />
            {shown ? 'Hide' : 'Show'}
            <Hidden> password</Hidden>
          </Toggle>
        </Wrap>
      )}
    </Field>
  );
}
