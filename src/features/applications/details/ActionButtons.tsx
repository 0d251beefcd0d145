import type { ReactNode } from 'react';
import { DecisionActions } from '../../../ui/decision/DecisionCard.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';

type ActionButtonsProps<Name extends string> = {
  actions: readonly { name: Name; label: string }[];
  main?: Name;
  icons?: Partial<Record<Name, ReactNode>>;
  onAct: (name: Name) => void;
};

export const ActionButtons = <Name extends string>(props: ActionButtonsProps<Name>) => (
  <DecisionActions>
    {props.actions.map(({ name, label }) => (
      <PressButton
        key={name}
        look={name === props.main ? 'solid' : 'outlined'}
        onClick={() => props.onAct(name)}
      >
        {props.icons?.[name]}
        {label}
      </PressButton>
    ))}
  </DecisionActions>
);
