import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { ReactNode } from 'react';
import { Quiet, Reasons } from './WordsCard.tsx';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > div': { flex: '1 1 200px', minWidth: 0 },
});
const Part = styled('div')({ display: 'grid', gap: 8 });
const PartTitle = styled('h4')({ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 });

export const ProposalGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <PartTitle>{title}</PartTitle>
    <Reasons>{children}</Reasons>
  </Part>
);

interface ProposalProps {
  what: string;
  // The accessible text, when `what` alone is unclear.
  spoken?: string;
  why: string;
  label: string;
  isTaken: boolean;
  onTake: () => void;
}

export const Proposal = ({ what, spoken = what, why, label, isTaken, onTake }: ProposalProps) => (
  <Row>
    <div>
      {what}
      <Quiet>{why}</Quiet>
    </div>
    {isTaken ? (
      <Quiet as="span" role="status">
        Added
      </Quiet>
    ) : (
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        aria-label={`${label}: ${spoken}`}
        onClick={onTake}
      >
        {label}
      </Button>
    )}
  </Row>
);
