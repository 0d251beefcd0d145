import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Row } from '../Row.tsx';
import { Stack } from '../Stack.tsx';

const Buttons = styled(Row)({
  '@media (max-width:599.95px)': { '& > button, & > a': { width: '100%' } },
});

export function FormActions({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <Buttons gap="xl" rowGap="md" align="center">
      {children}
      {beside && (
        <Stack gap="xs" grow={240}>
          {beside}
        </Stack>
      )}
    </Buttons>
  );
}
