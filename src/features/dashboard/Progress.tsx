import styled from '@emotion/styled';
import type { VeteranDashboard } from '../../api/dashboard.ts';
import { OnlyLarge, OnlySmall } from '../../ui/layout/Visible.tsx';
import { RouteLine, type RoutePoint } from '../../ui/route/RouteLine.tsx';
import { token } from '../../ui/theme/token.ts';
import { journeyPoints } from './stages.ts';
import { wayIntoWork } from './wayIntoWork.ts';

const Now = styled('p')({
  marginTop: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
  '& > strong': { color: token.ink, fontWeight: 600 },
});

const label = 'Your progress';

interface ProgressProps {
  dashboard: VeteranDashboard;
  document: string;
  locale: string;
}

/** The stages of onboarding until they are done, and from then on the way into work. */
export function Progress({ dashboard, document, locale }: ProgressProps) {
  const { progress, applications } = dashboard;
  const { stages, leaving_on: leavingOn } = progress;
  if (!progress.is_completed)
    return (
      <RouteLine shape="row" label={label} points={journeyPoints(stages, { document, leavingOn, locale })} />
    );
  const points = wayIntoWork(applications, { leavingOn, locale });
  return (
    <>
      <OnlyLarge>
        <RouteLine shape="row" label={label} points={points} />
      </OnlyLarge>
      <OnlySmall>
        <RouteLine shape="compact" label={label} points={points} />
        <Here points={points} />
      </OnlySmall>
    </>
  );
}

function Here({ points }: { points: readonly RoutePoint[] }) {
  const current = points.find(({ state }) => state === 'here' || state === 'theirTurn') ?? points.at(-1);
  if (!current) return null;
  return (
    <Now>
      <strong>{current.label}</strong>
      {current.detail && <> · {current.detail}</>}
    </Now>
  );
}
