import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { ActionLink } from './ActionLink.tsx';
import { token } from './theme/token.ts';

const Guide = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const Waiting = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Summary = styled('summary')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  color: token.second,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '[open] > & > svg': { transform: 'rotate(90deg)' },
});
const How = styled('p')({
  maxWidth: '66ch',
  paddingBottom: 4,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
});

interface TaskGuideProps {
  how: string;
  waitsFor: string | null;
  to: string;
  label: string;
  newTab?: boolean;
}

/** How a task is done, whom it waits for, and the way there. */
export const TaskGuide = ({ how, waitsFor, to, label, newTab = false }: TaskGuideProps) => (
  <Guide>
    {waitsFor && <Waiting>{waitsFor}</Waiting>}
    <details>
      <Summary>
        How to do it
        <ChevronRight size={16} aria-hidden="true" />
      </Summary>
      <How>{how}</How>
    </details>
    <ActionLink to={to} label={label} newTab={newTab} />
  </Guide>
);
