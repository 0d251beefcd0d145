import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Credentials, Session } from '../../machines/auth/setup.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import type { SocialReturn } from '../../machines/socialSignIn.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAuth, useAuthState } from './AuthContext.ts';
import { usePageProps, usePublicProps } from './pageProps.ts';
import { rememberPath } from './returnPath.ts';
import { useLogOut } from './useLogOut.ts';
import { useTenant } from './useTenant.ts';

/** Removes the fragment from the address and the history. */
function useMailedLink(): MailedLink {
  const [link] = useState(() => {
    // The server has no location.
    const carried = new URLSearchParams(globalThis.location?.hash.slice(1));
    return { email: carried.get('email'), token: carried.get('token') };
  });
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return link;
}

function useOpenSession() {
  const auth = useAuth();
  const navigate = useNavigate();
  return useCallback(
    (session: Session) => {
      auth.send({ type: 'session.opened', session });
      void navigate('/', { replace: true });
    },
    [auth, navigate],
  );
}

export function useSignUpProps() {
  const [query] = useSearchParams();
  return {
    tenant: useTenant(),
    role: query.get('user') === 'recruiter' ? ('recruiter' as const) : ('veteran' as const),
    partner: query.get('company'),
    onSession: useOpenSession(),
  };
}

export const useLinkProps = () => ({ tenant: useTenant(), link: useMailedLink() });
export const useVerifyEmailProps = () => ({ ...useLinkProps(), onSession: useOpenSession() });

export function useInvitationProps() {
  const auth = useAuth();
  const navigate = useNavigate();
  return {
    ...useVerifyEmailProps(),
    isSignedIn: useAuthState((state) => state.matches('authenticated')),
    busy: useAuthState((state) => state.hasTag('busy')),
    problem: useAuthState((state) => state.context.failure),
    onLogIn: (credentials: Credentials) => auth.send({ type: 'credentials.submitted', credentials }),
    onLogOut: useLogOut(),
    onJoined: () => void navigate('/recruiter', { replace: true }),
  };
}

// The provider's name is the part of `state` before the first dot.
function readReturn(address: Location): SocialReturn {
  const query = new URLSearchParams(address.search);
  const [code, state] = [query.get('code'), query.get('state')];
  const name = state?.split('.')[0];
  const provider = name === 'google' || name === 'linkedin' ? name : null;
  return {
    code: code && state && provider ? { provider, code, state } : null,
    ticket: new URLSearchParams(address.hash.slice(1)).get('ticket'),
  };
}

export function useSocialReturnProps() {
  const navigate = useNavigate();
  const [back] = useState(() => readReturn(location));
  const { tenant, user } = usePublicProps();
  return {
    tenant,
    email: user?.email ?? '',
    back,
    onSession: useOpenSession(),
    onLinked: useCallback(() => {
      toast.success('Linked to your account');
      void navigate('/', { replace: true });
    }, [navigate]),
    onSignInFirst: (ticket: string) => {
      rememberPath({ path: `/redirect/social#ticket=${ticket}`, role: 'veteran', userId: null });
      void navigate('/auth/login?type=veteran', { replace: true });
    },
  };
}

export function useProfileProps() {
  const auth = useAuth();
  return {
    ...usePageProps(),
    onLoggedOutEverywhere: (message: string) => {
      toast.success(message);
      auth.send({ type: 'session.ended' });
    },
  };
}
