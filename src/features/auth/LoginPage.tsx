import styled from '@emotion/styled';
import { type ComponentProps, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { later } from '../../ui/later.tsx';
import { LoginTabs } from '../../ui/layout/LoginTabs.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { SplitLayout } from '../../ui/layout/SplitLayout.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { useIsIdle } from '../../ui/rendering.ts';
import { token } from '../../ui/theme/token.ts';
import type { Persona } from './DemoAccounts.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { TryAs } from './TryAs.tsx';
import { tagline } from './tagline.ts';

const SocialButtons = later(async () => (await import('./SocialButtons.tsx')).SocialButtons);

type LoginPageProps = Pick<LoginFormProps, 'accountType' | 'busy' | 'problem' | 'onSubmit'> & {
  tenant: Tenant;
  partner: string | null;
  sessionExpired: boolean;
  inPlace?: boolean;
};

const Lead = styled('p')({ margin: '4px 0 0', color: token.second });
// As high as the content that loads later, so that nothing moves.
const Others = styled('div')({ display: 'grid', gap: 20, marginTop: 24, minHeight: 84 });
const After = styled('p')({ marginTop: 24, color: token.second });
const TextLink = styled(Link)({ color: token.link, fontWeight: 500, textUnderlineOffset: 4 });
const Above = styled('div')({ display: 'grid', gap: 24, margin: '24px 0' });

// A separate component, so that its update does not interrupt hydration of the page.
function OtherWays({ providers }: ComponentProps<typeof SocialButtons>) {
  const isIdle = useIsIdle();
  return (
    <Others>
      <Suspense>{isIdle && <SocialButtons providers={providers} />}</Suspense>
    </Others>
  );
}

type LoginAddresses = { login: (type: Persona['role']) => string; signUp: string };

function addressesFor(partner: string | undefined): LoginAddresses {
  return {
    login: (type) => `/auth/login?type=${type}${partner ? `&company=${partner}` : ''}`,
    signUp: `/auth/signup${partner ? `?company=${partner}` : ''}`,
  };
}

export function LoginPage(props: LoginPageProps) {
  const { tenant, accountType, partner, sessionExpired, inPlace = false, ...form } = props;
  const navigate = useNavigate();
  const [prefill, setPrefill] = useState<Persona | null>(null);
  usePageTitle('Login', form.problem !== null && !form.busy);
  const providers = (['google', 'linkedin'] as const).filter((name) => tenant.social[name]);
  const companion = tenant.partners.find(({ slug }) => slug === partner);
  const addresses = addressesFor(companion?.slug);
  const choose = (persona: Persona) => {
    setPrefill(persona);
    if (persona.role !== accountType) void navigate(addresses.login(persona.role));
  };
  return (
    <SplitLayout tenant={tenant.name} tagline={tagline} action={<ThemeToggle />}>
      <PageHeading>{`Welcome to ${tenant.product_name ?? 'the product'}!`}</PageHeading>
      <Lead>Please enter your details</Lead>
      <Above>
        {companion && (
          <InlineAlert kind="info" live={false}>{`${companion.name} sent you here.`}</InlineAlert>
        )}
        {sessionExpired && (
          <InlineAlert kind="info">
            Your session has ended. Sign in to pick up where you left off.
          </InlineAlert>
        )}
        <AccountTabs current={accountType} login={addresses.login} />
      </Above>
      <LoginForm
        prefill={prefill}
        accountType={accountType}
        captchaRequired={tenant.captcha_required}
        forgotPassword={<TextLink to="/auth/forgot">Forgot password</TextLink>}
        {...form}
      />
      {accountType === 'veteran' && providers.length > 0 && <OtherWays providers={providers} />}
      <After>
        New here?{' '}
        <TextLink to={accountType === 'recruiter' ? '/auth/signup?user=recruiter' : addresses.signUp}>
          Create an account
        </TextLink>
      </After>
      {tenant.is_demo && <TryAs {...(inPlace && { accountType })} onChoose={choose} />}
    </SplitLayout>
  );
}

type AccountTabsProps = { current: Persona['role']; login: LoginAddresses['login'] };

function AccountTabs({ current, login }: AccountTabsProps) {
  const tab = (type: Persona['role'], label: string) => ({
    label,
    current: current === type,
    component: Link,
    to: login(type),
  });
  return (
    <LoginTabs
      label="Account type"
      tabs={[tab('veteran', 'Veteran Login'), tab('recruiter', 'Recruiter Login')]}
    />
  );
}
