import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { Hidden } from '../Hidden.tsx';
import { ListItem } from '../ListItem.tsx';
import { Stack } from '../Stack.tsx';
import { token } from '../theme/token.ts';

const SkeletonShape = styled('span')<{ strong?: boolean }>(({ strong }) => ({
  display: 'block',
  height: 12,
  borderRadius: 6,
  background: strong ? token.skeletonStrong : token.skeleton,
}));

const Picture = styled(SkeletonShape)({ height: 48, borderRadius: 8 });
const Line = styled(SkeletonShape)(({ strong }) => ({ width: strong ? '40%' : '65%' }));

const Item = styled(ListItem)({ gridTemplateColumns: '48px 1fr', alignItems: 'center' });

export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Item as="div" key={row} gap="lg">
          <Picture strong />
          <Stack gap="sm">
            <Line strong />
            <Line />
          </Stack>
        </Item>
      ))}
    </div>
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
