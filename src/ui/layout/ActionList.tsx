import { styled } from '@mui/joy/styles';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Anchor, type LinkTarget } from '../Anchor.tsx';
import { token } from '../theme/token.ts';

export type ActionItem = LinkTarget & { icon: LucideIcon; title: string; detail?: string };

const List = styled('ul')({ listStyle: 'none', '& > li + li': { borderTop: `1px solid ${token.line}` } });

const Row = styled(Anchor)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 64,
  padding: '16px 4px 16px 0',
  border: 0,
  background: 'none',
  color: token.ink,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { color: token.second },
  '& > span': { flex: 1, minWidth: 0 },
  '&:hover .title': { color: token.link, textDecoration: 'underline', textUnderlineOffset: 3 },
});

const Title = styled('span')({
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 600,
});
const Detail = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
});

/** Other ways on, as rows with lines: icon, words, and where it leads. */
export function ActionList({ items }: { items: readonly ActionItem[] }) {
  return (
    <List>
      {items.map(({ icon: Icon, title, detail, ...target }) => (
        <li key={title}>
          <Row {...target}>
            <Icon size={22} aria-hidden="true" />
            <span>
              <Title className="title">{title}</Title>
              {detail && <Detail>{detail}</Detail>}
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </Row>
        </li>
      ))}
    </List>
  );
}
