import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { RouteFragment } from '../route/RouteFragment.tsx';
import type { WayPointState } from '../route/wayPointState.ts';
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

const Root = styled('section')({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: '60ch' });
const Title = styled('h2')({ ...typography.h2, marginTop: 4, '&[data-page]': typography.h1 });
const Text = styled('div')({ ...typography['body-md'], color: token.second, marginTop: -8 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });

export function Notice({ kind, title, children, actions, level = 2 }: NoticeProps) {
  return (
    <Root>
      <RouteFragment {...noticeRoutes[kind]} />
      <Title as={`h${level}`} data-page={level === 1 || undefined}>
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
