import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { hidden } from '../../ui/theme/token.ts';
import { decisionLabels } from './decisions.ts';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (min-width:900px)': { justifyContent: 'flex-end' },
});

type DecisionButtonsProps<Move> = {
  moves: readonly Move[];
  name: string;
  onDecide: (move: Move) => void;
};

export const DecisionButtons = <Move extends keyof typeof decisionLabels>({
  moves,
  name,
  onDecide,
}: DecisionButtonsProps<Move>) => (
  <Actions>
    {moves.map((move) => (
      <Button
        key={move}
        size="sm"
        variant="outlined"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => onDecide(move)}
      >
        {decisionLabels[move].act}
        <span style={hidden}>{` ${name}`}</span>
      </Button>
    ))}
  </Actions>
);
