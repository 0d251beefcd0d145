import type { RouteObject } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { given, publicPage } from '../../features/session/page.tsx';
import { openInside } from './frames.tsx';
import { onServer, pageQueries } from './onServer.ts';

export const jobRoutes = (guard: Guard): RouteObject[] => [
  {
    ...within(guard, 'public'),
    children: [
      openInside([
        {
          path: 'jobs',
          ...onServer(async ({ query, tenant }) => (await pageQueries()).queriesOfJobs(query, tenant)),
          ...publicPage(async () => (await import('../../features/jobs/list/JobsPage.tsx')).JobsPage),
        },
        {
          path: 'jobs/:jobId',
          ...onServer(async ({ params }) => (await pageQueries()).queriesOfJob(params.jobId)),
          ...publicPage(async () => (await import('../../features/jobs/details/JobPage.tsx')).JobPage),
        },
        {
          path: 'jobs/:jobId/apply',
          ...given(
            () => ({}),
            async () => (await import('./ApplyRoute.tsx')).ApplyRoute,
          ),
        },
      ]),
    ],
  },
];
