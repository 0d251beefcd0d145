import type { RouteObject } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { accountPage } from '../../features/session/page.tsx';
import { onServer, pageQueries } from './onServer.ts';

const passwordReset = () =>
  accountPage(async ({ useLinkProps }) => [
    (await import('../../features/auth/PasswordResetPage.tsx')).PasswordResetPage,
    useLinkProps,
  ]);

export const signUpRoute = (): RouteObject => ({
  path: 'auth/signup',
  ...onServer(async () => (await pageQueries()).queriesOfSignUp()),
  ...accountPage(async ({ useSignUpProps }) => [
    (await import('../../features/auth/SignUpPage.tsx')).SignUpPage,
    useSignUpProps,
  ]),
});

export const accountRoutes = (guard: Guard): RouteObject[] => [
  {
    ...within(guard, 'public'),
    children: [
      {
        path: 'auth/verify-email',
        ...accountPage(async ({ useVerifyEmailProps }) => [
          (await import('../../features/auth/VerifyEmailPage.tsx')).VerifyEmailPage,
          useVerifyEmailProps,
        ]),
      },
      {
        path: 'auth/signup-invite',
        ...accountPage(async ({ useInvitationProps }) => [
          (await import('../../features/auth/InvitationPage.tsx')).InvitationPage,
          useInvitationProps,
        ]),
      },
      {
        path: 'auth/confirm-email',
        ...accountPage(async ({ useLinkProps }) => [
          (await import('../../features/auth/EmailChangePage.tsx')).EmailChangePage,
          useLinkProps,
        ]),
      },
      {
        path: 'auth/secure-account',
        ...accountPage(async ({ useLinkProps }) => [
          (await import('../../features/auth/SecureAccountPage.tsx')).SecureAccountPage,
          useLinkProps,
        ]),
      },
      { path: 'auth/forgot', ...onServer(), ...passwordReset() },
      { path: 'auth/reset-password', ...passwordReset() },
      {
        path: 'redirect/social',
        ...accountPage(async ({ useSocialReturnProps }) => [
          (await import('../../features/auth/SocialReturnPage.tsx')).SocialReturnPage,
          useSocialReturnProps,
        ]),
      },
    ],
  },
];
