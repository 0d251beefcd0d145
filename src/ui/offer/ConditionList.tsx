import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dateText, localDay } from '../calendar.ts';
import { List } from '../List.tsx';
import { Stack } from '../Stack.tsx';
import { token } from '../theme/token.ts';

export interface ShownCondition {
  number: number;
  label: string;
  status: 'open' | 'met' | 'unmet';
  checked_at: string | null;
}

const Status = styled('span')({ fontSize: '0.875rem', color: token.second });

function statusText({ status, checked_at }: ShownCondition, isAccepted: boolean, locale: string) {
  if (status === 'open' || !checked_at) return isAccepted ? 'Not checked yet' : null;
  const day = dateText(localDay(new Date(checked_at)), locale, { dateStyle: 'long' });
  return status === 'met' ? `Met on ${day}` : `Not met, recorded on ${day}`;
}

type ConditionListProps = {
  conditions: readonly ShownCondition[];
  locale: string;
  isAccepted: boolean;
  actions?: ((condition: ShownCondition) => ReactNode) | undefined;
};

export const ConditionList = ({ conditions, locale, isAccepted, actions }: ConditionListProps) => (
  <List gap="md" aria-label="Conditions">
    {conditions.map((condition) => {
      const status = statusText(condition, isAccepted, locale);
      return (
        <Stack as="li" key={condition.number} gap="xs" align="start">
          <span>{condition.label}</span>
          {status && <Status>{status}</Status>}
          {actions?.(condition)}
        </Stack>
      );
    })}
  </List>
);
