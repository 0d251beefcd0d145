import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { ReactNode } from 'react';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Reasons } from './WordsCard.tsx';

const PartTitle = styled('h4')({ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 });

export const ProposalGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="sm">
    <PartTitle>{title}</PartTitle>
    <Reasons>{children}</Reasons>
  </Stack>
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
  <Row as="li" gap="md" rowGap="xs" align="center">
    <Stack grow={200}>
      {what}
      <Quiet>{why}</Quiet>
    </Stack>
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
