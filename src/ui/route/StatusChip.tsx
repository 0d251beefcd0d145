import styled from '@emotion/styled';
import { token } from '../theme/token.ts';
import { WayPoint } from './WayPoint.tsx';
import type { WayPointState } from './wayPointState.ts';

const looks: Partial<Record<WayPointState, { color: string; borderColor: string }>> = {
  here: { color: token.onTint, borderColor: token.mark },
  due: { color: token.warning, borderColor: token.warningMark },
  late: { color: token.error, borderColor: token.errorMark },
  passed: { color: token.success, borderColor: token.lineStrong },
};

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'mark' })<{ mark: WayPointState }>(
  ({ mark }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 28,
    padding: '4px 12px 4px 5px',
    border: '1px solid',
    borderRadius: 14,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 600,
    ...(looks[mark] ?? { color: token.second, borderColor: token.lineStrong }),
  }),
);

export function StatusChip({ mark, state, turn }: { mark: WayPointState; state: string; turn?: string }) {
  return (
    <Chip mark={mark}>
      <WayPoint state={mark} size={18} />
      {turn ? `${state} · ${turn}` : state}
    </Chip>
  );
}
