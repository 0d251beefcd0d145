import type { RouteObject } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { given, lazily, publicPage } from '../../features/session/page.tsx';
import { Root } from '../../features/session/Root.tsx';
import { UnexpectedError } from '../../features/session/UnexpectedError.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Tags } from '../Tags.tsx';
import { accountRoutes, signUpRoute } from './accountRoutes.tsx';
import { inJoy, open, useSignInAsProps } from './frames.tsx';
import { jobRoutes } from './jobRoutes.tsx';
import { onServer } from './onServer.ts';
import { operatorRoutes } from './operatorRoutes.tsx';
import { PageError } from './PageError.tsx';
import { recruiterRoutes } from './recruiterRoutes.tsx';
import { siteRoutes } from './siteRoutes.tsx';
import { veteranRoutes } from './veteranRoutes.tsx';

const guestRoutes = (guard: Guard): RouteObject => ({
  ...within(guard, 'guestOnly'),
  children: [
    {
      path: 'auth/login',
      ...onServer(),
      ...given(
        () => ({}),
        async () => (await import('./LoginRoute.tsx')).LoginRoute,
      ),
    },
    signUpRoute(),
  ],
});

const recruitersRoute = (guard: Guard): RouteObject => ({
  ...within(guard, 'public'),
  children: [
    open([
      {
        path: 'recruiters',
        ...onServer(),
        ...publicPage(async () => (await import('../../features/site/RecruitersPage.tsx')).RecruitersPage),
      },
    ]),
  ],
});

const flowsRoutes = (guard: Guard, routes: () => RouteObject[]): RouteObject[] => [
  {
    path: 'flows',
    ...within(guard, 'public'),
    ...publicPage(async () => (await import('../../features/flows/FlowsPage.tsx')).loadFlowsPage(routes())),
  },
  {
    path: 'flows/open',
    ...within(guard, 'public'),
    ...given(
      useSignInAsProps,
      async () => (await import('../../features/auth/SignInAsPage.tsx')).SignInAsPage,
    ),
  },
];

export function createRoutes(guard: Guard): RouteObject[] {
  const routes: RouteObject[] = [
    {
      element: <Root beside={<Tags />} />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <Loader />,
      children: [
        {
          errorElement: <PageError />,
          children: [
            { index: true, middleware: [guard('home')], element: <Loader /> },
            guestRoutes(guard),
            {
              ...lazily(async () => (await import('./OpenPages.tsx')).OpenPages),
              children: [
                recruitersRoute(guard),
                ...jobRoutes(guard),
                ...siteRoutes(guard),
                inJoy([
                  ...accountRoutes(guard),
                  ...veteranRoutes(guard),
                  ...recruiterRoutes(guard),
                  ...operatorRoutes(guard),
                  ...flowsRoutes(guard, () => routes),
                ]),
              ],
            },
          ],
        },
      ],
    },
  ];
  return routes;
}
