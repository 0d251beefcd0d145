import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { token } from '../theme/token.ts';

const Label = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: 12,
  alignItems: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 44,
  padding: '10px 8px 10px 0',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  color: token.ink,
  '& > svg': { gridArea: '1 / 1', margin: 3, color: token.onMark, pointerEvents: 'none', opacity: 0 },
  '& > :checked + svg': { opacity: 1 },
});

const Hint = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
});

export function ChoiceRow({
  control,
  label,
  hint,
  hintId,
}: {
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  hintId?: string;
}) {
  return (
    <Label>
      {control}
      <span>
        {label}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </span>
    </Label>
  );
}
