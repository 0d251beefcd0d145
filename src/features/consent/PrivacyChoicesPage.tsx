import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SwitchField } from '../../ui/form/SwitchField.tsx';
import { isOnline } from '../../ui/isOnline.ts';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { PressButton } from '../../ui/PressButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { TagKind } from './answers.ts';
import { hostsOf } from './hosts.ts';
import { useConsent } from './useConsent.ts';

const counted =
  'We count the steps people take and how long they take, to see where they give up. We don’t include your name, your address or anything you type. A random number identifies your visit until you close the tab.';

// `host` is empty when no script is loaded.
const texts: Record<TagKind, { label: string; about: (host: string) => string }> = {
  analytics: {
    label: 'Web analytics',
    about: (host) =>
      host
        ? `A script from ${host} counts which pages people open, so that we can see what they use. ${counted}`
        : counted,
  },
  recording: {
    label: 'Session recording',
    about: (host) =>
      `A script from ${host} records clicks and scrolling, so that we can see where people get stuck. It masks what you type, your documents and all other text.`,
  },
};

export function PrivacyChoicesPage({ tenant, user }: { tenant: Tenant; user?: User | undefined }) {
  const { name } = tenant;
  usePublicPage({
    title: 'Privacy choices',
    path: '/privacy',
    description: `Choose what ${name} loads beyond what it needs to work.`,
  });
  return (
    <PageLayout
      title="Privacy choices"
      lead={`Choose what ${name} loads beyond what it needs to work. Changes take effect straight away.`}
    >
      <Chapter id="tags" title="Analytics and recording">
        <Switches tenant={tenant} isSignedIn={user !== undefined} />
        {user && (
          <p>
            See what else you’ve agreed to, and when, in{' '}
            <TextLink to={`/${user.role}/profile?profile_section=privacy`}>your profile</TextLink>.
          </p>
        )}
      </Chapter>
      <Chapter id="browser" title="What this browser stores">
        <p>These are essential. None of them tracks you on other sites.</p>
        <ul>
          <li>Your session, until you log out or it ends.</li>
          <li>The name of this site, your display settings and your choices on this page.</li>
          <li>Anything you’ve typed but not yet saved. It’s deleted when you log out.</li>
        </ul>
        <p>
          <TextLink to={tenant.privacy_url}>Read the privacy notice</TextLink>
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
        kind={isOnline() ? 'failed' : 'offline'}
        level={3}
        title="Your choices didn’t load"
        actions={
          <PressButton small onClick={() => void account.refetch()}>
            Try again
          </PressButton>
        }
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
          {tenant.name} loads no analytics, session recording or anything else from other companies. It only
          counts visits itself if you allow it.
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
