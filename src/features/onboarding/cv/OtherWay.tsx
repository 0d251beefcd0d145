import styled from '@emotion/styled';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../../../ui/theme/token.ts';

export const OtherWays = styled('ul')({
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${token.line}` },
});

const row = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr 24px',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  padding: '14px 0',
  border: 0,
  background: 'none',
  color: token.ink,
  textAlign: 'left',
  font: 'inherit',
  cursor: 'pointer',
  listStyle: 'none',
  '& > svg': { color: token.second },
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover .title': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '[open] > & > svg:last-child': { transform: 'rotate(90deg)' },
} as const;
const Button = styled('button')(row);
const Summary = styled('summary')(row);
const Name = styled('span')({ display: 'block', lineHeight: '22px', fontWeight: 500 });
const Hint = styled('span')({
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.quiet,
});
const Inside = styled('div')({ padding: '0 38px 16px', color: token.second });

interface OtherWayProps {
  Icon: LucideIcon;
  title: string;
  hint: string;
  onClick?: () => void;
  children?: ReactNode;
}

export function OtherWay({ Icon, title, hint, onClick, children }: OtherWayProps) {
  const inside = (
    <>
      <Icon size={22} aria-hidden="true" />
      <span>
        <Name className="title">{title}</Name>
        <Hint>{hint}</Hint>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </>
  );
  return (
    <li>
      {children ? (
        <details>
          <Summary>{inside}</Summary>
          <Inside>{children}</Inside>
        </details>
      ) : (
        <Button type="button" onClick={onClick}>
          {inside}
        </Button>
      )}
    </li>
  );
}
