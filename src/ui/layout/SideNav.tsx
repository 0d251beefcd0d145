import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { token } from '../theme/token.ts';
import { NavList } from './NavList.tsx';
import type { NavItem } from './navItem.ts';

const full = 256;
const small = 88;

const Side = styled('aside')({
  display: 'none',
  '@media (min-width:900px)': {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width: full,
    height: '100dvh',
    background: token.paper,
    borderRight: `1px solid ${token.line}`,
    overflow: 'hidden auto',
    '&[data-mini]': { width: small },
  },
  '@media (min-width:900px) and (max-width:1535.95px)': { '&[data-narrow]': { width: small } },
});

const onlyMark = {
  width: small,
  padding: '0 29px',
  '& > *': { width: 30, overflow: 'hidden' },
  '& svg': { flex: 'none' },
};

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 72,
  padding: '0 24px',
  '[data-mini] > &': { ...onlyMark },
  '@media (max-width:1535.95px)': { '[data-narrow] > &': { ...onlyMark } },
});

const Links = styled('nav')({ flex: 'none', padding: 12 });
const More = styled(Links)({ margin: '0 12px', padding: '12px 0', borderTop: `1px solid ${token.line}` });
const Foot = styled('div')({
  marginTop: 'auto',
  padding: '20px 24px',
  borderTop: `1px solid ${token.line}`,
  '@media (max-width:1535.95px)': { '[data-narrow] > &': { display: 'none' } },
});

type SideNavProps = {
  brand: ReactNode;
  items: readonly NavItem[];
  more?: readonly NavItem[];
  foot?: ReactNode;
  miniBelowXl?: boolean;
};

export function SideNav({ brand, items, more = [], foot, miniBelowXl = false }: SideNavProps) {
  const mini = useSettings().themeLayout === 'mini';
  return (
    <Side
      aria-label="Navigation"
      data-mini={mini ? '' : undefined}
      data-narrow={miniBelowXl ? '' : undefined}
    >
      <Top>{brand}</Top>
      <Links aria-label="Main">
        <NavList items={items} mini={mini} narrow={miniBelowXl} />
      </Links>
      {more.length > 0 && (
        <More aria-label="More">
          <NavList items={more} mini={mini} narrow={miniBelowXl} />
        </More>
      )}
      {foot && !mini && <Foot>{foot}</Foot>}
    </Side>
  );
}
