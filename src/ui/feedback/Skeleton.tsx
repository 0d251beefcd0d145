import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { Hidden } from '../Hidden.tsx';
import { token } from '../theme/token.ts';

const SkeletonShape = styled('span')<{ strong?: boolean }>(({ strong }) => ({
  display: 'block',
  height: 12,
  borderRadius: 6,
  background: strong ? token.skeletonStrong : token.skeleton,
}));

const Picture = styled(SkeletonShape)({ height: 48, borderRadius: 8 });
const Title = styled(SkeletonShape)({ width: '40%' });
const Line = styled(SkeletonShape)({ width: '65%' });

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

export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Row key={row}>
          <Picture strong />
          <div>
            <Title strong />
            <Line />
          </div>
        </Row>
      ))}
    </Rows>
  );
}

/** Appears only after 200 ms, so that quick responses do not flicker. */
export function Waiting({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <Hidden>{label}</Hidden>
      {slow && <div aria-hidden="true">{children}</div>}
    </div>
  );
}
