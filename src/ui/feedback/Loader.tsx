import styled from '@emotion/styled';
import { Hidden } from '../Hidden.tsx';
import { token } from '../theme/token.ts';

const Place = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });

const Route = styled('svg')({
  '& .way': {
    strokeDasharray: '1',
    animation: 'ui-way calc(var(--motion) * 1.8s) ease-in-out infinite',
  },
  '@keyframes ui-way': { from: { strokeDashoffset: 1 }, '60%, to': { strokeDashoffset: 0 } },
});

export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <Place role="status">
      <Route width="132" height="28" viewBox="0 0 132 28" aria-hidden="true">
        <path d="M14 14H112" stroke={token.lineStrong} strokeWidth="2" />
        <path className="way" d="M14 14H112" pathLength="1" stroke={token.mark} strokeWidth="3" />
        <circle cx="10" cy="14" r="6" fill={token.ink} />
        <circle cx="118" cy="14" r="10.5" fill={token.page} stroke={token.ink} strokeWidth="2" />
        <circle cx="118" cy="14" r="5.75" fill={token.amber} />
      </Route>
      <Hidden>{label}</Hidden>
    </Place>
  );
}
