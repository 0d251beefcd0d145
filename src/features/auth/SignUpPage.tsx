import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type NewAccount, type Session, signUp, verifyEmail } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import { observe } from '../../machines/observation.ts';
import { type SignUpActors, signUpMachine } from '../../machines/signUp.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { later } from '../../ui/later.tsx';
import { LoginTabs } from '../../ui/layout/LoginTabs.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { AccountForm, type AccountFormState } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { CountryField } from './CountryField.tsx';
import { accountSchema, type CheckedAccount, emptyAccount, type TypedAccount } from './signUpForm.ts';
import { useCaptcha } from './useCaptcha.tsx';

// `from` names the inviting company or person. Without an address it must be typed, and the server compares it.
type Invitation = { token: string; email: string | null; from: string };

type SignUpPageProps = {
  tenant: Tenant;
  role: NewAccount['role'];
  partner: string | null;
  onSession: (session: Session) => void;
  invitation?: Invitation;
};

const Names = styled('div')({
  display: 'grid',
  gap: 20,
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
});
const After = styled('p')({ marginTop: 24, color: token.second });

const actors = {
  signUp: fromPromise(({ input }) => signUp(input)),
  verifyEmail: fromPromise(({ input }) => verifyEmail(input)),
} satisfies SignUpActors;
const machine = signUpMachine.provide({ actors });

function useSignUp(onSession: SignUpPageProps['onSession']) {
  const navigate = useNavigate();
  const actor = useActorRef(machine, { inspect: observe });
  const { failure, created, session } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const ended = useSelector(actor, (snapshot) => snapshot.status === 'done');
  useEffect(() => {
    if (!ended || !created) return;
    if (session) onSession(session);
    else void navigate(`/auth/verify-email#email=${encodeURIComponent(created.email)}`);
  }, [ended, created, session, onSession, navigate]);
  return { send: actor.send, failure: busy ? null : failure, busy };
}

export function SignUpPage({ tenant, role, partner, onSession, invitation }: SignUpPageProps) {
  const { send, failure, busy } = useSignUp(onSession);
  const companion = tenant.partners.find(({ slug }) => slug === partner);
  const submit = (account: CheckedAccount, captcha: string | undefined) =>
    send({
      type: 'form.submitted',
      account: {
        ...account,
        role,
        terms_accepted: true,
        privacy_version: tenant.privacy_version,
        ...(companion && { partner: companion.slug }),
        ...(invitation && { invite_token: invitation.token }),
        ...(captcha && { captcha_token: captcha }),
      },
    });
  return (
    <AccountFrame
      tenant={tenant}
      hasRoute={role === 'veteran'}
      title="Create an account"
      lead={
        invitation
          ? invitation.from
          : role === 'recruiter'
            ? 'For anyone hiring. You’ll add your company next.'
            : 'For people who are serving or have served. It takes two minutes.'
      }
    >
      <Stack gap="2xl" mb="2xl">
        {!invitation && <AccountTypeTabs role={role} />}
        {companion && (
          <InlineAlert kind="info" live={false}>{`${companion.name} sent you here.`}</InlineAlert>
        )}
      </Stack>
      <NewAccountForm
        key={role}
        tenant={tenant}
        role={role}
        email={invitation?.email ?? undefined}
        failure={failure}
        busy={busy}
        onSubmit={submit}
      />
      {!invitation && (
        <After>
          Already have an account? <TextLink to={`/auth/login?type=${role}`}>Sign in</TextLink>
        </After>
      )}
    </AccountFrame>
  );
}

function AccountTypeTabs({ role }: { role: NewAccount['role'] }) {
  const tab = (kind: NewAccount['role'], label: string) => ({
    label,
    current: role === kind,
    component: Link,
    to: kind === 'recruiter' ? '/auth/signup?user=recruiter' : '/auth/signup',
  });
  return (
    <LoginTabs
      label="Account type"
      tabs={[tab('veteran', 'For veterans'), tab('recruiter', 'For recruiters')]}
    />
  );
}

// The list of free providers is large, and only recruiters need it.
const FreeMailNotice = later(async () => (await import('./FreeMailNotice.tsx')).default);
const isAddress = /@[^@\s]+\.[^@\s]+\s*$/;

type NewAccountFormProps = AccountFormState & {
  tenant: Tenant;
  role: NewAccount['role'];
  email: string | undefined;
  onSubmit: (account: CheckedAccount, captcha: string | undefined) => void;
};

function NewAccountForm({ tenant, role, email, failure, busy, onSubmit }: NewAccountFormProps) {
  const captcha = useCaptcha(tenant.captcha_required, failure);
  const [schema] = useState(() => accountSchema(role));
  const { form, problems, attempt, errorOf } = useCheckedForm<TypedAccount, CheckedAccount>({
    schema,
    defaultValues: emptyAccount(email, tenant.default_country_id),
    failure,
  });
  const submit = form.handleSubmit(async (account) => {
    if (busy) return;
    const solved = await captcha.token();
    if (solved !== null) onSubmit(account, solved);
  });
  const text = (name: keyof TypedAccount) => ({ ...form.register(name), error: errorOf(name) });
  return (
    <AccountForm
      {...{ busy, failure, problems, attempt, captcha }}
      label="Create an account"
      send="Create account"
      sending="Creating your account…"
      onSubmit={submit}
    >
      <Names>
        <TextField {...text('first_name')} label="First name" autoComplete="given-name" />
        <TextField {...text('last_name')} label="Last name" autoComplete="family-name" optional />
      </Names>
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={email !== undefined}
        hint={email === undefined ? 'We’ll send you a link to confirm it' : 'Your invitation was sent here'}
      />
      {role === 'recruiter' && email === undefined && isAddress.test(form.watch('email')) && (
        <Suspense>
          <FreeMailNotice email={form.watch('email').trim()} />
        </Suspense>
      )}
      {role === 'recruiter' && (
        <TextField {...text('job_title')} label="Job title" autoComplete="organization-title" />
      )}
      <CountryField {...text('country_id')} tenant={tenant} />
      <NewPasswordFields register={form.register} errorOf={errorOf} label="Password" />
      <ConsentFields
        tenant={tenant}
        terms={text('terms_accepted')}
        news={form.register('marketing_opt_in')}
      />
    </AccountForm>
  );
}
