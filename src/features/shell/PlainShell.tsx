import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { AppHeader } from '../../ui/layout/AppHeader.tsx';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { Footer } from '../../ui/layout/Footer.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { footerLinks } from './footerLinks.ts';
import { laterInJoy } from './laterInJoy.tsx';
import { useInFlight } from './useInFlight.ts';

const HeaderActions = laterInJoy(async () => (await import('./HeaderActions.tsx')).HeaderActions);
const LeavingNote = laterInJoy(async () => (await import('./LeavingNote.tsx')).LeavingNote);

type PlainShellProps = {
  tenant: Tenant;
  user?: User | undefined;
  onLogOut: () => void;
  children: ReactNode;
};

export function PlainShell({ tenant, user, onLogOut, children }: PlainShellProps) {
  const [settings, setSettings] = useState(false);
  const loading = useInFlight();
  return (
    <AppShell
      header={
        <AppHeader
          start={<Brand name={tenant.name} component={Link} to="/" />}
          end={
            user ? (
              <Suspense>
                <HeaderActions user={user} onSettings={() => setSettings(true)} onLogOut={onLogOut} />
              </Suspense>
            ) : (
              <ThemeToggle />
            )
          }
          loading={loading}
        />
      }
      footer={<Footer tenant={tenant.name} links={footerLinks(tenant)} />}
    >
      {user?.deletion_due_at && (
        <Suspense>
          <LeavingNote user={user} locale={tenant.locale} />
        </Suspense>
      )}
      {children}
      <DisplaySettings open={settings} onClose={() => setSettings(false)} />
    </AppShell>
  );
}
