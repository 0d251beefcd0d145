import styled from '@emotion/styled';
import { Anchor, type LinkTarget } from '../Anchor.tsx';
import { List } from '../List.tsx';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';

const Bar = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '20px',
  borderTop: `1px solid ${token.line}`,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  '@media (min-width:600px)': { paddingInline: 32 },
  '@media (min-width:1200px)': { paddingInline: 40 },
});
const FooterLink = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { color: token.ink },
});

export const copyright = (tenant: string) => `© ${new Date().getFullYear()} ${tenant}. All rights reserved.`;

export function Footer({
  tenant,
  links = [],
}: {
  tenant: string;
  links?: readonly (LinkTarget & { label: string })[];
}) {
  return (
    <Bar>
      <p>{copyright(tenant)}</p>
      {links.length > 0 && (
        <Row as={List} gap="xl" rowGap="none">
          {links.map(({ label, ...target }) => (
            <li key={label}>
              <FooterLink {...target}>{label}</FooterLink>
            </li>
          ))}
        </Row>
      )}
    </Bar>
  );
}
