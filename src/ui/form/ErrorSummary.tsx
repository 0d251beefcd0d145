import styled from '@emotion/styled';
import { type MouseEvent, useEffect, useRef } from 'react';
import { List } from '../List.tsx';
import { WayPoint } from '../route/WayPoint.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';

export type FieldProblem = {
  field: string;
  message: string;
};

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 12,
  maxWidth: '66ch',
  padding: '22px 24px',
  border: `2px solid ${token.errorMark}`,
  borderRadius: 8,
});

const Line = styled('a')({
  display: 'inline-block',
  padding: '4px 0',
  fontSize: '1rem',
  lineHeight: '24px',
  fontWeight: 600,
  color: token.error,
  textUnderlineOffset: 4,
});

function focusField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const target = document.getElementById(field);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  attempt: number;
};

export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown && attempt > 0) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <WayPoint state="late" />
      <div>
        <Title level="h3" id="error-summary-title">
          There is a problem
        </Title>
        <List mt="sm">
          {problems.map(({ field, message }) => (
            <li key={field}>
              <Line href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {message}
              </Line>
            </li>
          ))}
        </List>
      </div>
    </Box>
  );
}
