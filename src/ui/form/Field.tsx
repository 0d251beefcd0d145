import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/token.ts';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

type ControlAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const FieldRoot = styled('div')({ display: 'block', maxWidth: '66ch', minWidth: 0 });

export const labelStyle = {
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 600,
  color: token.ink,
} as const;
const Label = styled('label')(labelStyle);
const Optional = styled('span')({ fontWeight: 400, color: token.quiet });
const Hint = styled('div')({ marginTop: 2, fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
export const ControlSpace = styled('div')({ marginTop: 6 });

const ErrorLine = styled('p')({
  display: 'flex',
  gap: 8,
  marginTop: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 500,
  color: token.error,
});

export function LabelText({ label, optional }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <Optional> (optional)</Optional>}
    </>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <CircleAlert size={18} aria-hidden="true" />
      <span>{error}</span>
    </ErrorLine>
  );
}

export function controlAria(
  id: string,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  also?: string,
): ControlAria {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, also].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type FieldProps = FieldText & { id: string; children: (aria: ControlAria) => ReactNode };

export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <FieldRoot>
      <Label htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </Label>
      <FieldHint id={id} hint={hint} />
      <ControlSpace>{children(controlAria(id, { hint, error }))}</ControlSpace>
      <FieldError id={id} error={error} />
    </FieldRoot>
  );
}
