import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import type { ReactNode } from 'react';
import { RouteFragment } from '../route/RouteFragment.tsx';
import type { WayPointState } from '../route/wayPointState.ts';

const routes = {
  emptyFirst: { points: ['start', 'ahead', 'destination'], open: true },
  emptyFilters: { points: ['start', 'ended'] },
  failed: { points: ['done', 'late'], open: true },
  offline: { points: ['done', 'here', 'ahead'], open: true },
  denied: { points: ['done', 'locked'] },
  notFound: { points: ['start', 'done', 'ended'] },
  waiting: { points: ['done', 'done', 'theirTurn', 'ahead'], open: true },
  rejected: { points: ['done', 'done', 'late'], open: true },
  inactive: { points: ['done', 'ended'] },
  success: { points: ['done', 'done', 'passed'] },
} as const satisfies Record<string, { points: readonly WayPointState[]; open?: boolean }>;

export type NoticeKind = keyof typeof routes;

type NoticeProps = {
  kind: NoticeKind;
  title: ReactNode;
  /** One sentence on what happened. */
  children?: ReactNode;
  /** One thing to do; the main one first. */
  actions?: ReactNode;
  /** 1 where the notice is the page. */
  level?: 1 | 2 | 3;
};

const Root = styled('section')({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: '60ch' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });

/** Nothing, not yet or not working: the route at that moment, one sentence, one action. */
export function Notice({ kind, title, children, actions, level = 2 }: NoticeProps) {
  const route = routes[kind];
  const heading = level === 1 ? 'h1' : 'h2';
  return (
    <Root>
      <RouteFragment points={route.points} open={'open' in route} />
      <Typography level={heading} component={`h${level}`} sx={{ mt: '4px' }}>
        {title}
      </Typography>
      {children && (
        <Typography level="body-md" component="div" textColor="text.secondary" sx={{ mt: '-8px' }}>
          {children}
        </Typography>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
