import Button from '@mui/joy/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { adminLogin, adminLogout, consoleKey, getAdmin, listenToRefusals } from '../../api/admin.ts';
import {
  clearOperatorSession,
  readOperatorSession,
  storeOperatorSession,
} from '../../api/operatorSession.ts';
import { isUsable } from '../../api/storage.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { Failure } from '../../machines/failure.ts';
import { observe } from '../../machines/observation.ts';
import { type OperatorActors, type OperatorCredentials, operatorMachine } from '../../machines/operator.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { ConsoleShell } from './ConsoleShell.tsx';

export interface SignInProps {
  tenant: Tenant;
  sessionEnded: boolean;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (credentials: OperatorCredentials) => void;
}

interface OperatorConsoleProps {
  tenant: Tenant;
  hasProductRole: boolean;
  SignIn: ComponentType<SignInProps>;
}

const actors = {
  getAdmin: fromPromise(() => getAdmin()),
  adminLogin: fromPromise(({ input }) => adminLogin(input)),
  logout: fromPromise(() => adminLogout()),
} satisfies OperatorActors;

function useOperator(hasProductRole: boolean) {
  const queryClient = useQueryClient();
  const machine = useMemo(
    () =>
      operatorMachine.provide({
        actors,
        actions: {
          storeSession: (_, { session }) =>
            storeOperatorSession({ token: session.token, expiresAt: session.token_expires_at }),
          clearSession: () => {
            clearOperatorSession();
            queryClient.removeQueries({ queryKey: consoleKey });
          },
        },
      }),
    [queryClient],
  );
  const stored = readOperatorSession();
  const actor = useActorRef(machine, {
    input: { stored: stored && { usable: isUsable(stored) }, hasProductRole },
    inspect: observe,
  });
  useEffect(
    () =>
      listenToRefusals((status) => actor.send({ type: status === 401 ? 'session.ended' : 'access.denied' })),
    [actor],
  );
  return actor;
}

export function OperatorConsole({ tenant, hasProductRole, SignIn }: OperatorConsoleProps) {
  const actor = useOperator(hasProductRole);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { operator, failure } = state.context;
  if (state.hasTag('form'))
    return (
      <SignIn
        tenant={tenant}
        sessionEnded={state.matches('ended')}
        busy={state.hasTag('busy')}
        failure={failure}
        onSubmit={(credentials) => actor.send({ type: 'credentials.submitted', credentials })}
      />
    );
  if (state.matches('denied'))
    return (
      <Denied
        tenant={tenant}
        hasProductRole={hasProductRole}
        onOther={() => actor.send({ type: 'otherAccount.requested' })}
      />
    );
  if (state.matches('unreachable'))
    return (
      <Unreachable
        message={failureText(failure) ?? ''}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  if (!operator) return <Loader label="Opening the operator console" />;
  return (
    <ConsoleShell
      tenant={tenant}
      operator={operator}
      problem={failure?.message}
      onLogOut={() => actor.send({ type: 'logout.requested' })}
    />
  );
}

type DeniedProps = { tenant: Tenant; hasProductRole: boolean; onOther: () => void };

function Denied({ tenant, hasProductRole, onOther }: DeniedProps) {
  usePageTitle('Not for your account');
  return (
    <main>
      <PlainPage>
        <Notice
          kind="denied"
          level={1}
          title="The console is for operators"
          actions={
            <>
              {hasProductRole && (
                <Button component={Link} to="/">
                  Go to Home
                </Button>
              )}
              <Button variant="outlined" color="neutral" onClick={onOther}>
                Sign in as an operator
              </Button>
            </>
          }
        >
          {hasProductRole
            ? `Your account is for using ${tenant.name}, not for running it.`
            : `Your account doesn’t have access to run ${tenant.name}. If that’s wrong, email ${tenant.contact_email}.`}
        </Notice>
      </PlainPage>
    </main>
  );
}

function Unreachable({ message, onRetry }: { message: string; onRetry: () => void }) {
  usePageTitle('Can’t connect');
  return (
    <main>
      <PlainPage>
        <Notice
          kind="failed"
          level={1}
          title="The operator console didn’t open"
          actions={<Button onClick={onRetry}>Try again</Button>}
        >
          {message}
        </Notice>
      </PlainPage>
    </main>
  );
}
