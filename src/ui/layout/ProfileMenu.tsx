import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { LogOut } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { LinkTarget } from '../Anchor.tsx';
import { initials } from '../initials.ts';
import { Stack } from '../Stack.tsx';
import { shadow, token } from '../theme/token.ts';
import { Avatar } from './Avatar.tsx';

export type Profile = {
  fullName: string;
  email: string;
  companyName?: string | null;
  role: string;
  picture?: string | null;
};

type ProfileMenuProps = {
  profile: Profile;
  buttons: readonly (LinkTarget & { label: string })[];
  onLogOut: () => void;
};

const Wrap = styled('div')({ position: 'relative' });

const Trigger = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
});

const Panel = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  zIndex: 200,
  width: 'min(360px, calc(100vw - 40px))',
  maxWidth: 400,
  padding: 24,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.dialog,
  '@media (max-width:599.95px)': { position: 'fixed', top: 60, left: 20, right: 20, width: 'auto' },
});

const Identity = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { minWidth: 0 },
});
const Name = styled('p')({
  fontSize: '1.125rem',
  lineHeight: '26px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const Email = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
  overflowWrap: 'anywhere',
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: '6px 12px',
  margin: '20px 0',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& dt': { color: token.quiet },
  '& dd': { margin: 0, color: token.ink, overflowWrap: 'anywhere' },
});

export function ProfileMenu({ profile, buttons, onLogOut }: ProfileMenuProps) {
  const { fullName, picture } = profile;
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    panel.current?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !wrap.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !wrap.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Wrap
      ref={wrap}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Profile menu, ${picture ? fullName : `${fullName}, ${initials(fullName)}`}`}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={fullName} src={picture} />
      </Trigger>
      {open && (
        <Panel ref={panel} id={id} role="dialog" aria-label="Profile" tabIndex={-1}>
          <ProfileFacts profile={profile} />
          <MenuButtons buttons={buttons} onLogOut={onLogOut} onClose={() => setOpen(false)} />
        </Panel>
      )}
    </Wrap>
  );
}

const ProfileFacts = ({ profile }: Pick<ProfileMenuProps, 'profile'>) => (
  <>
    <Identity>
      <Avatar name={profile.fullName} src={profile.picture} size={56} />
      <div>
        <Name>{profile.fullName}</Name>
        <Email>{profile.email}</Email>
      </div>
    </Identity>
    <Facts>
      {profile.companyName && (
        <>
          <dt>Company</dt>
          <dd>{profile.companyName}</dd>
        </>
      )}
      <dt>Role</dt>
      <dd>{profile.role}</dd>
    </Facts>
  </>
);

type MenuButtonsProps = Omit<ProfileMenuProps, 'profile'> & { onClose: () => void };

function MenuButtons({ buttons, onLogOut, onClose }: MenuButtonsProps) {
  const closeAnd = (act?: LinkTarget['onClick']) => (event: { preventDefault(): void }) => {
    onClose();
    act?.(event);
  };
  return (
    <Stack gap="sm">
      {buttons.map(({ label, component, onClick, ...target }) => (
        <Button
          key={label}
          component={component ?? (target.href === undefined ? 'button' : 'a')}
          {...target}
          variant="outlined"
          color="neutral"
          onClick={closeAnd(onClick)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="plain"
        color="danger"
        startDecorator={<LogOut size={20} />}
        onClick={closeAnd(onLogOut)}
      >
        Log Out
      </Button>
    </Stack>
  );
}
