import { Navigate, type RouteObject } from 'react-router-dom';
import { type Guard, within } from '../../features/session/guard.ts';
import { routePage } from '../../features/session/page.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { forVisitors, ownShell, plainFrame, previewFrame, shell } from './frames.tsx';
import { gated } from './gated.tsx';
import { companyPage, OwnProfile, profile } from './memberPages.tsx';

export const recruiterRoutes = (guard: Guard): RouteObject[] => [
  gated(guard, 'recruiter', [{ ...shell(), children: hiringTeamPageRoutes() }]),
  gated(guard, 'recruitersOnly', [{ ...shell(), children: recruiterPageRoutes() }]),
  gated(guard, 'recruitersOnly', [
    previewFrame([
      {
        path: 'recruiter/jobs/:jobId/preview',
        ...routePage(
          async () => (await import('../../features/jobs/preview/JobPreviewPage.tsx')).JobPreviewPage,
        ),
      },
    ]),
  ]),
  ...publicVariantRoutes(guard),
  gated(guard, 'recruiterProfile', [
    { ...ownShell(), children: [{ path: 'recruiter/profile', ...profile() }] },
  ]),
  { path: 'profile', ...within(guard, 'public'), element: <OwnProfile /> },
  gated(guard, 'company', [
    {
      ...ownShell(),
      children: [
        {
          path: 'recruiter/company/details',
          ...routePage(
            async () => (await import('../../features/company/CompanyDetailsPage.tsx')).CompanyDetailsPage,
          ),
        },
      ],
    },
    plainFrame([
      {
        path: 'recruiter/company',
        children: [
          { index: true, element: <Loader /> },
          companyPage('create'),
          companyPage('exists'),
          companyPage('reject'),
          companyPage('approval-pending'),
        ],
      },
    ]),
  ]),
  gated(guard, 'approvalPending', [
    plainFrame([
      {
        path: 'approval-pending',
        ...routePage(
          async () => (await import('../../features/company/AccountPendingPage.tsx')).AccountPendingPage,
        ),
      },
    ]),
  ]),
];

const hiringTeamPageRoutes = (): RouteObject[] => [
  {
    path: 'recruiter',
    ...routePage(
      async () =>
        (await import('../../features/dashboard/RecruiterDashboardPage.tsx')).RecruiterDashboardPage,
    ),
  },
  {
    path: 'recruiter/notifications',
    ...routePage(
      async () => (await import('../../features/notifications/NotificationsPage.tsx')).NotificationsPage,
    ),
  },
  {
    path: 'recruiter/jobs/:jobId',
    ...routePage(
      async () => (await import('../../features/hiring/applicants/JobApplicantsPage.tsx')).JobApplicantsPage,
    ),
  },
  {
    path: 'recruiter/applications/:id',
    ...routePage(async () => (await import('./ReceivedApplicationRoute.tsx')).ReceivedApplicationRoute),
  },
];

const recruiterPageRoutes = (): RouteObject[] => [
  ...['recruiter/create-job', 'recruiter/job/edit-job-new/:id'].map((path) => ({
    path,
    ...routePage(async () => (await import('../../features/hiring/editor/JobEditorPage.tsx')).JobEditorPage),
  })),
  {
    path: 'recruiter/messages',
    ...routePage(async () => (await import('../../features/messages/MessagesPage.tsx')).MessagesPage),
  },
  {
    path: 'recruiter/templates',
    ...routePage(async () => (await import('../../features/templates/TemplatesPage.tsx')).TemplatesPage),
  },
  ...['recruiter/templates/new', 'recruiter/templates/:id'].map((path) => ({
    path,
    ...routePage(async () => (await import('../../features/templates/TemplatePage.tsx')).TemplatePage),
  })),
  {
    path: 'recruiter/candidates/:id',
    ...routePage(
      async () => (await import('../../features/hiring/candidates/CandidatePage.tsx')).CandidatePage,
    ),
  },
  {
    path: 'recruiter/invite-user',
    element: <Navigate to="/recruiter/companies?tab=invitations" replace />,
  },
  {
    path: 'recruiter/companies',
    ...routePage(async () => (await import('../../features/company/team/TeamPage.tsx')).TeamPage),
  },
];

const publicVariantRoutes = (guard: Guard): RouteObject[] => [
  gated(
    guard,
    'recruiterWithPublicVariant',
    [
      {
        ...shell(),
        children: [
          {
            path: 'recruiter/jobs',
            ...routePage(
              async () => (await import('../../features/hiring/jobs/HiringJobsPage.tsx')).HiringJobsPage,
            ),
          },
        ],
      },
    ],
    forVisitors(
      async () => (await import('../../features/hiring/public/PublicHiringPage.tsx')).PublicHiringPage,
    ),
  ),
  gated(
    guard,
    'recruitersOnlyWithPublicVariant',
    [
      {
        ...shell(),
        children: [
          {
            path: 'recruiter/candidate-list',
            ...routePage(
              async () =>
                (await import('../../features/hiring/candidates/CandidatesPage.tsx')).CandidatesPage,
            ),
          },
        ],
      },
    ],
    forVisitors(
      async () =>
        (await import('../../features/candidates/public/PublicCandidatesPage.tsx')).PublicCandidatesPage,
    ),
  ),
];
