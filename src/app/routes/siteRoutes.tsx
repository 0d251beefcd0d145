import { type MiddlewareFunction, Navigate, type RouteObject, redirect } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { given, publicPage } from '../../features/session/page.tsx';
import { noticePages, publicServices } from '../../ui/marketing.ts';
import {
  courseDetails,
  help,
  inJoy,
  notFoundPage,
  notice,
  open,
  openInside,
  plainFrame,
  service,
  serviceDetails,
  useInactiveProps,
} from './frames.tsx';
import { onServer, pageQueries } from './onServer.ts';

const isFromOpHired = (pathname: string) => pathname.includes('signup/op-hired');

// ROUTE-04: visitors from this partner, by any of its paths, sign in or sign up from the login page.
const redirectOpHired: MiddlewareFunction = ({ request }) => {
  if (isFromOpHired(new URL(request.url).pathname))
    throw redirect('/auth/login?type=veteran&company=op-hired');
};

export const siteRoutes = (guard: Guard): RouteObject[] => [
  {
    ...within(guard, 'public'),
    children: [
      openInside([...listingRoutes(), ...publicServices.map(({ slug }) => service(slug)), help()]),
      open([...aboutSiteRoutes(), ...roleRoutes()]),
    ],
  },
  { ...within(guard, 'public'), ...plainFrame([inJoy(noticeRoutes()), ...notFoundRoutes()]) },
];

const roleRoutes = (): RouteObject[] => [
  {
    path: 'military-roles',
    ...onServer(async ({ query, tenant }) => (await pageQueries()).queriesOfRoles(query, tenant)),
    ...publicPage(async () => (await import('../../features/military/RolesPage.tsx')).RolesPage),
  },
  {
    path: 'military-roles/:roleId',
    ...onServer(async ({ params }) => (await pageQueries()).queriesOfRole(params.roleId)),
    ...publicPage(async () => (await import('../../features/military/RolePage.tsx')).RolePage),
  },
];

const listingRoutes = (): RouteObject[] => [
  {
    path: 'courses/:courseId',
    ...onServer(async ({ params }) => (await pageQueries()).queriesOfCourse(params.courseId)),
    ...courseDetails(),
  },
  {
    path: 'service-providers/:serviceProviderId',
    ...onServer(async ({ params }) => (await pageQueries()).queriesOfProvider(params.serviceProviderId)),
    ...serviceDetails(),
  },
];

const noticeRoutes = (): RouteObject[] => [
  {
    path: 'inactive',
    errorElement: <Navigate to="/" replace />,
    ...publicPage(
      async () => (await import('../../features/company/CompanyInactivePage.tsx')).CompanyInactivePage,
    ),
  },
  {
    path: 'user-inactive',
    ...given(
      useInactiveProps,
      async () => (await import('../../features/errors/UserInactivePage.tsx')).UserInactivePage,
    ),
  },
  {
    path: 'mailbox',
    ...publicPage(async () => (await import('../../features/site/MailboxPage.tsx')).MailboxPage),
  },
];

const notFoundRoutes = (): RouteObject[] => [
  { path: '404', ...onServer(async () => [], 404), ...notFoundPage() },
  {
    path: '*',
    ...onServer(async ({ pathname }) => (isFromOpHired(pathname) ? null : []), 404),
    middleware: [redirectOpHired],
    ...notFoundPage(),
  },
];

const aboutSiteRoutes = (): RouteObject[] => [
  {
    path: 'site',
    ...onServer(async ({ tenant }) => (await pageQueries()).queriesOfHome(tenant)),
    ...publicPage(async () => (await import('../../features/site/SitePage.tsx')).SitePage),
  },
  {
    path: 'site/about',
    ...onServer(),
    ...publicPage(async () => (await import('../../features/site/AboutPage.tsx')).AboutPage),
  },
  ...noticePages.map(notice),
  {
    path: 'privacy',
    ...onServer(),
    ...publicPage(
      async () => (await import('../../features/consent/PrivacyChoicesPage.tsx')).PrivacyChoicesPage,
    ),
  },
  {
    path: 'data-sources',
    ...onServer(async () => (await pageQueries()).queriesOfDataSources()),
    ...publicPage(async () => (await import('../../features/site/DataSourcesPage.tsx')).DataSourcesPage),
  },
];
