import styled from '@emotion/styled';
import { Anchor, type LinkTarget } from '../Anchor.tsx';
import { token } from '../theme/token.ts';

export type TabLink = LinkTarget & { label: string; current: boolean };

const Tabs = styled('nav')({ display: 'flex', gap: 28, alignSelf: 'stretch' });

const Tab = styled(Anchor)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.second,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: token.ink },
  '&[aria-current]': { color: token.ink, fontWeight: 600 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: -1,
    height: 3,
    background: token.mark,
  },
});

export function HeaderTabs({ tabs, label }: { tabs: readonly TabLink[]; label: string }) {
  return (
    <Tabs aria-label={label}>
      {tabs.map(({ label: text, current, ...target }) => (
        <Tab key={text} {...target} aria-current={current ? 'page' : undefined}>
          {text}
        </Tab>
      ))}
    </Tabs>
  );
}
