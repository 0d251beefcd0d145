import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { identitiesQuery, type OpenSession, sessionsQuery } from '../../../api/security.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { KeepIdentities, providerNames } from '../../../ui/form/KeepIdentities.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { ProfileRows } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { EmailRow } from './EmailRow.tsx';
import { Identities } from './Identities.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { Sessions } from './Sessions.tsx';
import { UnlinkForm } from './UnlinkForm.tsx';
import { type Security, useSecurity } from './useSecurity.ts';

const problemIn = ({ busy, failure }: Security['formState']) =>
  busy ? undefined : (failureText(failure) ?? undefined);

export function SecuritySection(props: SectionProps) {
  const { user, tenant } = props;
  const identities = useQuery({ ...identitiesQuery(), enabled: user.role === 'veteran' });
  const sessions = useQuery(sessionsQuery());
  const security = useSecurity(props);
  const { state, send } = security;
  const [linksToKeep, setLinksToKeep] = useState<number[]>([]);
  const ending = identities.data?.filter(({ original }) => !original);
  const linkedSignIns = ending ? (
    <KeepIdentities identities={ending} locale={tenant.locale} kept={linksToKeep} onChange={setLinksToKeep} />
  ) : (
    user.role === 'veteran' && (
      <p>We’ll also unlink Google and LinkedIn if you linked them. You can link them again later.</p>
    )
  );
  const due = user.deletion_due_at;
  // Remembered, because the server's response already ends the deletion.
  const [wasLeaving, setWasLeaving] = useState(false);
  const open = () => {
    setLinksToKeep([]);
    setWasLeaving(due !== null);
  };
  const alsoEnds = (
    <>
      {due && (
        <p>
          {`This also cancels the deletion of your account that is due on ${dateTimeFormat(tenant.locale, { dateStyle: 'long' }).format(new Date(due))}.`}
        </p>
      )}
      {user.role === 'recruiter' && user.user_details.is_admin === 1 && (
        <p>Open invitations to your company that you approved will wait for your approval again.</p>
      )}
      {linkedSignIns}
    </>
  );

  return (
    <>
      <ProfileRows>
        <PasswordRow
          email={user.email}
          security={security}
          keptIdentities={linksToKeep}
          endsDeletion={wasLeaving}
          onOpenForm={open}
        >
          {alsoEnds}
        </PasswordRow>
        <EmailRow email={user.email} isDemo={tenant.is_demo} security={security} />
        {user.role === 'veteran' && (
          <Identities
            query={identities}
            locale={tenant.locale}
            onUnlink={
              state.matches('overview')
                ? (provider) => send({ type: 'unlink.requested', provider })
                : undefined
            }
          >
            <Unlinking email={user.email} security={security} />
          </Identities>
        )}
        <SessionsRow query={sessions} locale={tenant.locale} security={security} onOpenDialog={open} />
      </ProfileRows>
      <LogoutEverywhereDialog security={security} keptIdentities={linksToKeep}>
        {alsoEnds}
      </LogoutEverywhereDialog>
    </>
  );
}

function Unlinking({ email, security }: { email: string; security: Security }) {
  const { state, send } = security;
  const { provider } = state.context;
  if (!provider || !(state.matches('confirmingUnlink') || state.matches('unlinking'))) return null;
  return (
    <UnlinkForm
      providerName={providerNames[provider]}
      email={email}
      {...security.formState}
      onCancel={security.close}
      onSubmit={(proof) => send({ type: 'unlink.confirmed', proof })}
    />
  );
}

type SessionsRowProps = {
  query: UseQueryResult<OpenSession[]>;
  locale: string;
  security: Security;
  onOpenDialog: () => void;
};

function SessionsRow({ query, locale, security, onOpenDialog }: SessionsRowProps) {
  const { state, send } = security;
  const open = security.opener('logoutEverywhere.requested');
  const problem = problemIn(security.formState);
  return (
    <SecurityRow
      title="Where you’re signed in"
      detail="See a device that isn’t yours? Sign it out and change your password."
      action="Sign out everywhere"
      onOpen={
        open &&
        (() => {
          onOpenDialog();
          open();
        })
      }
    >
      {state.matches('overview') && problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <Sessions
        query={query}
        locale={locale}
        ending={state.matches('endingSession') ? state.context.sessionId : null}
        onEnd={
          state.matches('overview')
            ? (sessionId) => send({ type: 'sessionEnd.requested', sessionId })
            : undefined
        }
      />
    </SecurityRow>
  );
}

type LogoutEverywhereDialogProps = { security: Security; keptIdentities: number[]; children: ReactNode };

function LogoutEverywhereDialog({ security, keptIdentities, children }: LogoutEverywhereDialogProps) {
  const { state, send } = security;
  return (
    <ConfirmDialog
      open={state.matches('confirmingLogoutEverywhere') || state.matches('loggingOutEverywhere')}
      title="Sign out everywhere?"
      safeLabel="Stay signed in"
      actLabel="Sign out everywhere"
      actColor="danger"
      busy={state.matches('loggingOutEverywhere')}
      error={problemIn(security.formState)}
      onSafe={() => send({ type: 'question.declined' })}
      onAct={() => send({ type: 'logoutEverywhere.confirmed', keptIdentities })}
    >
      <p>We’ll sign you out on this device too. You’ll lose anything you’ve typed but not saved.</p>
      {children}
    </ConfirmDialog>
  );
}
