import type { RouteObject } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { given } from '../../features/session/page.tsx';
import { useTenant } from '../../features/session/useTenant.ts';
import { operatorPage, useOperatorProps } from './frames.tsx';

const contentRoutes = (): RouteObject[] => [
  {
    index: true,
    ...operatorPage(
      async () => (await import('../../features/admin/content/ContentIndexPage.tsx')).ContentIndexPage,
    ),
  },
  {
    path: 'reference/:list',
    ...operatorPage(async () => (await import('../../features/admin/content/ContentPage.tsx')).ContentPage),
  },
  {
    path: 'reference/:list/:row',
    ...operatorPage(
      async () => (await import('../../features/admin/content/ContentRowPage.tsx')).ContentRowPage,
    ),
  },
  {
    path: 'release',
    ...operatorPage(async () => (await import('../../features/admin/content/ReleasePage.tsx')).ReleasePage),
  },
  {
    path: ':content',
    ...operatorPage(async () => (await import('../../features/admin/content/ContentPage.tsx')).ContentPage),
  },
  {
    path: ':content/import',
    ...operatorPage(
      async () => (await import('../../features/admin/content/ContentImportPage.tsx')).ContentImportPage,
    ),
  },
  {
    path: ':content/:row',
    ...operatorPage(
      async () => (await import('../../features/admin/content/ContentRowPage.tsx')).ContentRowPage,
    ),
  },
];

export const operatorRoutes = (guard: Guard): RouteObject[] => [
  {
    path: 'admin',
    ...within(guard, 'public'),
    ...given(
      useOperatorProps,
      async () => (await import('../../features/admin/OperatorConsole.tsx')).OperatorConsole,
    ),
    children: [
      {
        index: true,
        ...operatorPage(async () => (await import('../../features/admin/CompaniesPage.tsx')).CompaniesPage),
      },
      {
        path: 'users',
        ...operatorPage(async () => (await import('../../features/admin/UsersPage.tsx')).UsersPage),
      },
      {
        path: 'reports',
        ...operatorPage(async () => (await import('../../features/admin/ReportsPage.tsx')).ReportsPage),
      },
      {
        path: 'message-reports',
        ...operatorPage(
          async () => (await import('../../features/admin/MessageReportsPage.tsx')).MessageReportsPage,
        ),
      },
      { path: 'content', children: contentRoutes() },
      {
        path: 'audit',
        ...operatorPage(async () => (await import('../../features/admin/AuditPage.tsx')).AuditPage),
      },
      {
        path: 'outbox',
        ...operatorPage(async () => (await import('../../features/admin/OutboxPage.tsx')).OutboxPage),
      },
      {
        path: 'help',
        ...given(
          () => ({ tenant: useTenant() }),
          async () => (await import('../../features/help/OperatorHelpPage.tsx')).OperatorHelpPage,
        ),
      },
    ],
  },
];
