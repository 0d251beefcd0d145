import styled from '@emotion/styled';
import { Anchor } from '../Anchor.tsx';
import { token } from '../theme/token.ts';
import type { TabLink } from './HeaderTabs.tsx';

const Tabs = styled('nav')({ display: 'flex', borderBottom: `1px solid ${token.line}` });

const Tab = styled(Anchor)({
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  marginBottom: -1,
  padding: '0 8px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: token.second,
  fontSize: '1rem',
  fontWeight: 500,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { color: token.ink },
  '&[aria-current]': { color: token.ink, fontWeight: 600, borderBottomColor: token.mark },
});

export function LoginTabs({ tabs, label }: { tabs: readonly TabLink[]; label: string }) {
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
