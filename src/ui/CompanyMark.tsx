import styled from '@emotion/styled';
import { token } from './theme/token.ts';

const Tile = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 8,
  background: token.tint,
  color: token.onTint,
  fontWeight: 620,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
});

type CompanyMarkProps = { name: string; src: string | null; size?: number };

/** The logo of a company, or its first letter; decoration beside a name that is written out. */
export const CompanyMark = ({ name, src, size = 52 }: CompanyMarkProps) => (
  <Tile aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.42 }}>
    {src ? <img src={src} alt="" loading="lazy" /> : [...name][0]?.toUpperCase()}
  </Tile>
);
