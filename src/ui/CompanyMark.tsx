import styled from '@emotion/styled';
import { token } from './theme/token.ts';

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{ size: number }>(
  ({ size }) => ({
    width: size,
    height: size,
    fontSize: size * 0.42,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: 8,
    background: token.tint,
    color: token.onTint,
    fontWeight: 620,
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  }),
);

type CompanyMarkProps = { name: string; src: string | null; size?: number };

export const CompanyMark = ({ name, src, size = 52 }: CompanyMarkProps) => (
  <Tile aria-hidden="true" size={size}>
    {src ? <img src={src} alt="" loading="lazy" /> : [...name][0]?.toUpperCase()}
  </Tile>
);
