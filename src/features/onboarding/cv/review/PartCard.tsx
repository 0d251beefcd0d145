import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { WayPoint } from '../../../../ui/route/WayPoint.tsx';
import { token } from '../../../../ui/theme/token.ts';

const Card = styled('section')({
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  minWidth: 0,
  scrollMarginTop: 88,
  '&[data-wrong]': { border: `2px solid ${token.errorMark}` },
  '& h2': { fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 600 },
});
const Head = styled('button')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  width: '100%',
  minHeight: 56,
  padding: '12px 24px 12px 16px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& > svg': { color: token.second },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  '&:hover': { background: token.hover },
  '@media (max-width:599.95px)': { paddingRight: 16 },
});
const Summary = styled('span')({
  gridColumn: '2 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 400,
  color: token.second,
});
const State = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.success,
  '&[data-open]': { color: token.warning },
});
const Body = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  padding: '4px 24px 20px',
  '@media (max-width:599.95px)': { padding: '4px 16px 16px' },
});

export interface PartState {
  isOpen?: boolean;
  text: string;
}

interface PartCardProps extends HTMLAttributes<HTMLElement> {
  id: string;
  title: string;
  summary: string;
  state: PartState | undefined;
  isOpen: boolean;
  isWrong?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function PartCard(props: PartCardProps) {
  const { id, title, summary, state, isOpen, isWrong, onToggle, children, ...more } = props;
  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-wrong={isWrong ? '' : undefined}
      {...more}
    >
      <h2>
        <Head type="button" aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight size={20} aria-hidden="true" />
          <span id={`${id}-title`}>{title}</span>
          {state && (
            <State data-open={state.isOpen ? '' : undefined}>
              <WayPoint state={state.isOpen ? 'due' : 'passed'} size={18} />
              {state.text}
            </State>
          )}
          {!isOpen && summary && <Summary>{summary}</Summary>}
        </Head>
      </h2>
      {isOpen && <Body>{children}</Body>}
    </Card>
  );
}
