import Button, { type ButtonProps } from '@mui/joy/Button';
import type { ReactNode } from 'react';
import { DecisionActions } from '../../../ui/decision/DecisionCard.tsx';

export type ActionLook = 'main' | 'outlined' | 'outlinedDanger' | 'plain' | 'plainDanger';

const looks: Record<ActionLook, ButtonProps> = {
  main: { size: 'lg' },
  outlined: { variant: 'outlined', color: 'neutral' },
  outlinedDanger: { variant: 'outlined', color: 'danger' },
  plain: { variant: 'plain' },
  plainDanger: { variant: 'plain', color: 'danger' },
};

interface Action<Name extends string> {
  name: Name;
  label: string;
}

type ActionButtonsProps<Name extends string> = {
  actions: readonly Action<Name>[];
  looks: Record<Name, { look: ActionLook; icon?: ReactNode }>;
  onAct: (name: Name) => void;
};

export const ActionButtons = <Name extends string>(props: ActionButtonsProps<Name>) => (
  <DecisionActions>
    {props.actions.map(({ name, label }) => {
      const { look, icon } = props.looks[name];
      return (
        <Button
          key={name}
          {...looks[look]}
          {...(icon !== undefined && { startDecorator: icon })}
          onClick={() => props.onAct(name)}
        >
          {label}
        </Button>
      );
    })}
  </DecisionActions>
);
