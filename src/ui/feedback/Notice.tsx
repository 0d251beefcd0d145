import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Row } from '../Row.tsx';
import { RouteFragment } from '../route/RouteFragment.tsx';
import type { WayPointState } from '../route/wayPointState.ts';
import { Stack } from '../Stack.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';
import { typography } from '../theme/typeScale.ts';

export const noticeRoutes = {
  emptyFirst: { points: ['start', 'ahead', 'destination'], open: true },
  emptyFilters: { points: ['start', 'ended'], open: false },
  failed: { points: ['done', 'late'], open: true },
  offline: { points: ['done', 'here', 'ahead'], open: true },
  denied: { points: ['done', 'locked'], open: false },
  notFound: { points: ['start', 'done', 'ended'], open: false },
  waiting: { points: ['done', 'done', 'theirTurn', 'ahead'], open: true },
  rejected: { points: ['done', 'done', 'late'], open: true },
  inactive: { points: ['done', 'ended'], open: false },
  success: { points: ['done', 'done', 'passed'], open: false },
} as const satisfies Record<string, { points: readonly WayPointState[]; open: boolean }>;

export type NoticeKind = keyof typeof noticeRoutes;

type NoticeProps = {
  kind: NoticeKind;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};
const Text = styled('div')({ ...typography['body-md'], color: token.second, marginTop: -8 });

export function Notice({ kind, title, children, actions, level = 2 }: NoticeProps) {
  return (
    <Stack as="section" gap="lg" align="start" maxWidth="60ch">
      <RouteFragment {...noticeRoutes[kind]} />
      <Title as={`h${level}`} level={level === 1 ? 'h1' : 'h2'} mt="xs">
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {actions && (
        <Row gap="md" mt="sm">
          {actions}
        </Row>
      )}
    </Stack>
  );
}
