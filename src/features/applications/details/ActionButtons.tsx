import Button from '@mui/joy/Button';
import type { ReactNode } from 'react';
import { DecisionActions } from '../../../ui/decision/DecisionCard.tsx';

type ActionButtonsProps<Name extends string> = {
  actions: readonly { name: Name; label: string }[];
  main?: Name;
  icons?: Partial<Record<Name, ReactNode>>;
  onAct: (name: Name) => void;
};

export const ActionButtons = <Name extends string>(props: ActionButtonsProps<Name>) => (
  <DecisionActions>
    {props.actions.map(({ name, label }) => (
      <Button
        size="lg"
        key={name}
        {...(name !== props.main && { variant: 'outlined', color: 'neutral' })}
        startDecorator={props.icons?.[name]}
        onClick={() => props.onAct(name)}
      >
        {label}
      </Button>
    ))}
  </DecisionActions>
);
