import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { Link } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SwitchField } from '../../ui/form/SwitchField.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import type { TagKind } from './answers.ts';
import { hostsOf } from './hosts.ts';
import { useConsent } from './useConsent.ts';

const counted =
  'We count which steps of the product are taken and how long they take, so that we see where people give up. No name, no address and nothing you type is part of it; a random number stands for your visit until you close the tab.';

/** `host` is empty where no script is loaded. */
const texts: Record<TagKind, { label: string; about: (host: string) => string }> = {
  analytics: {
    label: 'Web analytics',
    about: (host) =>
      host
        ? `A script from ${host} counts which pages are opened, so that we see what is used. ${counted}`
        : counted,
  },
  recording: {
    label: 'Session recording',
    about: (host) =>
      `A script from ${host} records clicks and scrolling, so that we see where people get stuck. What you type, your documents and all other words are masked.`,
  },
};

/** What one allows beyond what the product needs; each is given and withdrawn with one press, at any time. */
export function PrivacyChoicesPage({ tenant, user }: { tenant: Tenant; user?: User | undefined }) {
  const { name } = tenant;
  usePublicPage({
    title: 'Privacy choices',
    path: '/privacy',
    description: `What ${name} may load beyond what the product needs, and how to change it.`,
  });
  return (
    <PageLayout
      title="Privacy choices"
      lead={`What ${name} may load beyond what the product needs. A change holds from that moment on.`}
    >
      <Chapter id="tags" title="Analytics and recording">
        <Switches tenant={tenant} isSignedIn={user !== undefined} />
        {user && (
          <p>
            What else you agreed to, and when, stands in{' '}
            <JoyLink component={Link} to={`/${user.role}/profile?profile_section=privacy`}>
              your profile
            </JoyLink>
            .
          </p>
        )}
      </Chapter>
      <Chapter id="browser" title="What this browser keeps">
        <p>The product needs these to work. None of them follows you to another site.</p>
        <ul>
          <li>Your session, until you log out or it ends.</li>
          <li>The name of this site, your display settings and your answers on this page.</li>
          <li>What you have typed and not yet saved. It is erased when you log out.</li>
        </ul>
        <p>
          <JoyLink
            {...(tenant.privacy_url.startsWith('/')
              ? { component: Link, to: tenant.privacy_url }
              : { href: tenant.privacy_url })}
          >
            Read the privacy notice
          </JoyLink>
        </p>
      </Chapter>
    </PageLayout>
  );
}

function Switches({ tenant, isSignedIn }: { tenant: Tenant; isSignedIn: boolean }) {
  const { kinds, isKnown, account, granted, save } = useConsent(tenant, isSignedIn);
  if (account.error && !isKnown) {
    return (
      <Notice
        kind={navigator.onLine ? 'failed' : 'offline'}
        level={3}
        title="Your choices did not load"
        actions={<Button onClick={() => void account.refetch()}>Try again</Button>}
      >
        {account.error.message}
      </Notice>
    );
  }
  if (!isKnown) {
    return (
      <Waiting label="Loading your choices">
        <SkeletonRows count={kinds.length} />
      </Waiting>
    );
  }
  const { variables = {}, isPending, error } = save;
  return (
    <>
      {!tenant.analytics && !tenant.recording && (
        <p>
          {tenant.name} loads no analytics and no session recorder, and nothing else from other companies.
          What it may count itself is up to you.
        </p>
      )}
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          name={kind}
          label={texts[kind].label}
          hint={texts[kind].about(hostsOf(tenant, [kind])[0] ?? '')}
          checked={(isPending ? variables[kind] : undefined) ?? granted.includes(kind)}
          busy={isPending}
          error={kind in variables ? error?.message : undefined}
          onChange={(isOn) =>
            save.mutate({ [kind]: isOn }, { onSuccess: () => toast.success(isOn ? 'Allowed' : 'Withdrawn') })
          }
        />
      ))}
    </>
  );
}
