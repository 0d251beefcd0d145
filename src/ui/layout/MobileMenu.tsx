import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ModalOverlay } from '../feedback/ModalOverlay.tsx';
import { IconAction } from '../IconAction.tsx';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';
import { Avatar } from './Avatar.tsx';
import { NavList } from './NavList.tsx';
import type { NavItem } from './navItem.ts';
import type { Profile } from './ProfileMenu.tsx';

type MobileMenuProps = {
  open: boolean;
  onClose: () => void;
  brand: ReactNode;
  bell?: ReactNode;
  buttons?: readonly NavItem[];
  items: readonly NavItem[];
  more?: readonly NavItem[];
  moreTitle?: string;
  profile?: Profile;
  onLogOut?: () => void;
  copyright?: ReactNode;
};

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: 64,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${token.line}`,
});
const Buttons = styled('div')({ display: 'flex', gap: 8, padding: '16px 20px 0', '& > *': { flex: 1 } });
const Links = styled('nav')({ flex: 1, padding: '16px 12px' });
const Rule = styled('hr')({ margin: '12px', border: 0, borderTop: `1px solid ${token.line}` });

const MoreTitle = styled('h2')({
  padding: '8px 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: token.quiet,
});

const Foot = styled('div')({
  flex: 'none',
  padding: '16px 20px 24px',
  background: token.paper,
  borderTop: `1px solid ${token.line}`,
});

const Identity = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { flex: 1, minWidth: 0 },
});
const Name = styled('p')({ fontWeight: 600, lineHeight: '22px', overflowWrap: 'anywhere' });
const Email = styled('p')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  overflowWrap: 'anywhere',
});
const Small = styled('p')({ marginTop: 16, fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet });

export function MobileMenu(props: MobileMenuProps) {
  const { open, onClose, brand, bell, items, moreTitle, profile, copyright } = props;
  const { buttons = [], more = [], onLogOut } = props;
  const closing = (list: readonly NavItem[]) =>
    list.map((item) => ({
      ...item,
      onClick: (event: { preventDefault(): void }) => {
        onClose();
        item.onClick?.(event);
      },
    }));
  return (
    <ModalOverlay open={open} onDismiss={onClose} label="Menu" place="page">
      <Page>
        <Top>
          {brand}
          <Row gap="sm" nowrap>
            {bell}
            <IconAction label="Close menu" onClick={onClose}>
              <X size={24} />
            </IconAction>
          </Row>
        </Top>
        {buttons.length > 0 && <MenuButtons items={closing(buttons)} />}
        <Links aria-label="Main">
          <NavList items={closing(items)} large />
          {more.length > 0 && (
            <>
              <Rule />
              {moreTitle && <MoreTitle>{moreTitle}</MoreTitle>}
              <NavList items={closing(more)} large />
            </>
          )}
        </Links>
        {(profile || copyright) && (
          <MenuFoot
            profile={profile}
            copyright={copyright}
            onLogOut={
              onLogOut &&
              (() => {
                onClose();
                onLogOut();
              })
            }
          />
        )}
      </Page>
    </ModalOverlay>
  );
}

const MenuButtons = ({ items }: { items: readonly NavItem[] }) => (
  <Buttons>
    {items.map(({ label, icon: Icon, component, current: _, ...target }) => (
      <Button
        key={label}
        variant="soft"
        component={component ?? (target.href === undefined ? 'button' : 'a')}
        {...target}
        startDecorator={Icon && <Icon size={20} />}
      >
        {label}
      </Button>
    ))}
  </Buttons>
);

type MenuFootProps = {
  profile: Profile | undefined;
  copyright: ReactNode;
  onLogOut: (() => void) | undefined;
};

const MenuFoot = ({ profile, copyright, onLogOut }: MenuFootProps) => (
  <Foot>
    {profile && (
      <Identity>
        <Avatar name={profile.fullName} src={profile.picture} />
        <div>
          <Name>{profile.fullName}</Name>
          <Email>{profile.email}</Email>
        </div>
        {onLogOut && (
          <Button variant="outlined" color="neutral" onClick={onLogOut}>
            Log Out
          </Button>
        )}
      </Identity>
    )}
    {copyright && <Small>{copyright}</Small>}
  </Foot>
);
