import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { hidden, token } from '../theme/token.ts';

/** One grey shape; give it the size of what comes. `strong` for titles and pictures. */
export const SkeletonShape = styled('span')<{ strong?: boolean }>(({ strong }) => ({
  display: 'block',
  height: 12,
  borderRadius: 6,
  background: strong ? token.skeletonStrong : token.skeleton,
}));

const Rows = styled('div')({ display: 'grid' });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  alignItems: 'center',
  gap: 16,
  padding: '16px 0',
  borderBottom: `1px solid ${token.line}`,
  '& > div': { display: 'grid', gap: 8 },
});

/** Rows of a list that is on its way. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Row key={row}>
          <SkeletonShape strong style={{ height: 48, borderRadius: 8 }} />
          <div>
            <SkeletonShape strong style={{ width: '40%' }} />
            <SkeletonShape style={{ width: '65%' }} />
          </div>
        </Row>
      ))}
    </Rows>
  );
}

/** Shows its shapes only when the wait is longer than 200 ms, so that quick answers do not flicker. */
export function Waiting({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <span style={hidden}>{label}</span>
      {slow && <div aria-hidden="true">{children}</div>}
    </div>
  );
}
