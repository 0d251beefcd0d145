import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

const invalid = '&[aria-invalid="true"], [aria-invalid="true"] &';

const box = {
  width: '100%',
  border: `1px solid ${token.field}`,
  borderRadius: 8,
  background: token.page,
  color: token.ink,
  fontSize: '1rem',
  lineHeight: '24px',
  transition: 'border-color calc(var(--motion) * 120ms) ease-out',
  '&::placeholder': { color: token.quiet, opacity: 1 },
  [invalid]: { borderColor: token.errorMark, borderWidth: 2 },
  '&:disabled': { background: token.hover, color: token.quiet, borderColor: token.lineStrong },
} as const;

export const TextInput = styled('input')({ ...box, height: 48, padding: '0 14px' });

export const TextArea = styled('textarea')({
  ...box,
  display: 'block',
  minHeight: 120,
  padding: '11px 14px',
  resize: 'vertical',
});

export const NativeSelect = styled('select')({
  ...box,
  height: 48,
  padding: '0 40px 0 14px',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '& option': { background: token.popup, color: token.ink },
});

const choice = {
  appearance: 'none',
  gridArea: '1 / 1',
  width: 22,
  height: 22,
  margin: 0,
  border: `1px solid ${token.field}`,
  background: token.page,
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  [invalid]: { borderColor: token.errorMark, borderWidth: 2 },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

export const CheckboxInput = styled('input')({
  ...choice,
  borderRadius: 6,
  '&:checked': { background: token.mark, borderColor: token.mark },
});

export const RadioInput = styled('input')({
  ...choice,
  borderRadius: '50%',
  '&:checked': {
    border: `2px solid ${token.mark}`,
    boxShadow: `inset 0 0 0 4px ${token.page}`,
    background: token.mark,
  },
});
