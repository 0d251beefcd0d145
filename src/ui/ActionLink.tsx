import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Anchor } from './Anchor.tsx';
import { Hidden } from './Hidden.tsx';
import { textLinkLook } from './TextLink.tsx';

const Root = styled(Anchor)({
  ...textLinkLook,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});

interface ActionLinkProps {
  to: string;
  label: string;
  /** Pages of others always open in a tab of their own. */
  newTab?: boolean;
}

export function ActionLink({ to, label, newTab = false }: ActionLinkProps) {
  const isExternal = !to.startsWith('/');
  if (!isExternal && !newTab)
    return (
      <Root component={Link} to={to}>
        {label}
      </Root>
    );
  return (
    <Root href={to} target="_blank" rel="noopener">
      {label}
      <Hidden>, opens in a new tab</Hidden>
      {isExternal && <ArrowUpRight size={16} aria-hidden="true" />}
    </Root>
  );
}
