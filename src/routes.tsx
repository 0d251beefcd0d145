/** The only route table: which page stands where, and who may see it. Only the login page and the landing page come before it (firstRoutes.tsx). */
import type { ReactNode } from 'react';
import { type MiddlewareFunction, Navigate, Outlet, type RouteObject, redirect } from 'react-router-dom';
import { Gate } from './features/session/Gate.tsx';
import { type Guard, within } from './features/session/guard.ts';
import { accountPage, given, page, publicPage } from './features/session/page.tsx';
import { SessionEnding } from './features/session/SessionEnding.tsx';
import type { Area } from './machines/access.ts';
import {
  companyPage,
  courseDetails,
  deskPage,
  federalPage,
  forVisitors,
  inPlainShell,
  NotFoundPage,
  OwnProfile,
  onboarding,
  open,
  openInside,
  ownShell,
  plain,
  plansPage,
  profile,
  refinePlan,
  resumeEditor,
  service,
  serviceDetails,
  shell,
  useDeskProps,
  useInactiveProps,
  useSignInAsProps,
  veteranDashboard,
} from './pages.tsx';
import { Loader } from './ui/feedback/Loader.tsx';
import { services } from './ui/marketing.ts';
import { JoyTheme } from './ui/theme/JoyTheme.tsx';

const loadSignInAgain = async () => (await import('./features/auth/SignInAgainForm.tsx')).SignInAgainForm;

/** ROUTE-04: visitors whom this partner sends, by whatever path, sign in or sign up from the login page. */
const redirectOpHired: MiddlewareFunction = ({ request }) => {
  if (new URL(request.url).pathname.includes('signup/op-hired'))
    throw redirect('/auth/login?type=veteran&company=op-hired');
};

/** Stands for every routing error too. */
export const NotFound = () => <JoyTheme>{inPlainShell(<NotFoundPage />)}</JoyTheme>;

interface PageOptions {
  guard: Guard;
  /** What the router started with. */
  first: RouteObject[];
  /** The login screen in the place of a page. */
  loginInPlace: ReactNode;
}

export function createPages({ guard, first, loginInPlace }: PageOptions): RouteObject[] {
  const gated = (area: Area, children: RouteObject[], publicVariant?: ReactNode): RouteObject => ({
    ...within(guard, area),
    element: (
      <Gate area={area} login={loginInPlace} publicVariant={publicVariant}>
        <Outlet />
      </Gate>
    ),
    children,
  });

  const pages: RouteObject[] = [
    {
      path: 'auth/signup',
      ...within(guard, 'guestOnly'),
      ...accountPage(async ({ useSignUpProps }) => [
        (await import('./features/auth/SignUpPage.tsx')).SignUpPage,
        useSignUpProps,
      ]),
    },
    {
      ...within(guard, 'public'),
      children: [
        {
          path: 'auth/verify-email',
          ...accountPage(async ({ useVerifyEmailProps }) => [
            (await import('./features/auth/VerifyEmailPage.tsx')).VerifyEmailPage,
            useVerifyEmailProps,
          ]),
        },
        {
          path: 'auth/signup-invite',
          ...accountPage(async ({ useInvitationProps }) => [
            (await import('./features/auth/InvitationPage.tsx')).InvitationPage,
            useInvitationProps,
          ]),
        },
        {
          path: 'auth/confirm-email',
          ...accountPage(async ({ useLinkProps }) => [
            (await import('./features/auth/EmailChangePage.tsx')).EmailChangePage,
            useLinkProps,
          ]),
        },
        {
          path: 'auth/secure-account',
          ...accountPage(async ({ useLinkProps }) => [
            (await import('./features/auth/SecureAccountPage.tsx')).SecureAccountPage,
            useLinkProps,
          ]),
        },
        ...['auth/forgot', 'auth/reset-password'].map((path) => ({
          path,
          ...accountPage(async ({ useLinkProps }) => [
            (await import('./features/auth/PasswordResetPage.tsx')).PasswordResetPage,
            useLinkProps,
          ]),
        })),
        {
          path: 'redirect/social',
          ...accountPage(async ({ useSocialReturnProps }) => [
            (await import('./features/auth/SocialReturnPage.tsx')).SocialReturnPage,
            useSocialReturnProps,
          ]),
        },
      ],
    },
    gated('veteran', [
      { path: 'veteran/onboarding', ...onboarding() },
      { path: 'veteran/refine-action-plan', ...refinePlan() },
      {
        ...shell(),
        children: [
          { path: 'veteran', ...veteranDashboard() },
          {
            path: 'veteran/update-career-direction',
            ...page(
              async () =>
                (await import('./features/onboarding/direction/UpdateDirectionPage.tsx')).UpdateDirectionPage,
            ),
          },
          {
            path: 'veteran/jobs',
            ...page(async () => (await import('./features/jobs/list/JobsPage.tsx')).JobsPage),
          },
          {
            path: 'veteran/applications',
            ...page(
              async () =>
                (await import('./features/applications/list/ApplicationsPage.tsx')).ApplicationsPage,
            ),
          },
          {
            path: 'veteran/applications/:id',
            ...page(
              async () =>
                (await import('./features/applications/details/ApplicationPage.tsx')).ApplicationPage,
            ),
          },
          {
            path: 'veteran/resume',
            ...page(async () => (await import('./features/resume/index/ResumesPage.tsx')).ResumesPage),
          },
          {
            path: 'veteran/resume/build',
            ...page(async () => (await import('./features/resume/gallery/GalleryPage.tsx')).GalleryPage),
          },
          ...['veteran/resume/preview', 'veteran/preview-resume-pdf'].map((path) => ({
            path,
            ...page(
              async () => (await import('./features/resume/preview/ResumePreviewPage.tsx')).ResumePreviewPage,
            ),
          })),
          {
            path: 'veteran/view-resume',
            ...page(
              async () => (await import('./features/resume/preview/ViewResumePage.tsx')).ViewResumePage,
            ),
          },
          ...['veteran/resume/edit', 'veteran/edit-resume'].map((path) => ({ path, ...resumeEditor() })),
          {
            path: 'veteran/federal-resume',
            ...federalPage(
              async () =>
                (await import('./features/resume/federal/FederalResumesPage.tsx')).FederalResumesPage,
            ),
          },
          {
            path: 'veteran/federal-resume/edit/:id',
            ...federalPage(
              async () => (await import('./features/resume/federal/EditFederalPage.tsx')).EditFederalPage,
            ),
          },
          ...['veteran/courses', 'veteran/courses-listing'].map((path) => ({
            path,
            ...page(async () => (await import('./features/services/list/CoursesPage.tsx')).CoursesPage),
          })),
          { path: 'veteran/course-details/:courseId', ...courseDetails() },
          {
            path: 'veteran/service-providers',
            ...page(
              async () =>
                (await import('./features/services/list/ServiceProvidersPage.tsx')).ServiceProvidersPage,
            ),
          },
          { path: 'veteran/service-details/:serviceProviderId', ...serviceDetails() },
          {
            path: 'veteran/transition-plan-vx',
            ...plansPage(
              async () =>
                (await import('./features/transitionPlans/TransitionPlanPage.tsx')).TransitionPlanPage,
            ),
          },
          {
            path: 'veteran/create-transition-plan-vx',
            ...plansPage(
              async () => (await import('./features/transitionPlans/wizard/WizardPage.tsx')).WizardPage,
            ),
          },
          {
            path: 'veteran/notifications',
            ...page(
              async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
            ),
          },
          { path: 'veteran/profile', ...profile() },
        ],
      },
    ]),
    gated('recruiter', [
      {
        ...shell(),
        children: [
          {
            path: 'recruiter',
            ...page(
              async () => (await import('./features/dashboard/RecruiterDashboard.tsx')).RecruiterDashboard,
            ),
          },
          ...['recruiter/create-job', 'recruiter/job/edit-job-new/:id'].map((path) => ({
            path,
            ...page(async () => (await import('./features/hiring/editor/JobEditorPage.tsx')).JobEditorPage),
          })),
          {
            path: 'recruiter/notifications',
            ...page(
              async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
            ),
          },
          {
            path: 'recruiter/jobs/:jobId',
            ...page(
              async () =>
                (await import('./features/hiring/applicants/JobApplicantsPage.tsx')).JobApplicantsPage,
            ),
          },
          {
            path: 'recruiter/applications/:id',
            ...page(
              async () => (await import('./features/hiring/application/ApplicationPage.tsx')).ApplicationPage,
            ),
          },
          {
            path: 'recruiter/candidates/:id',
            ...page(
              async () => (await import('./features/hiring/candidates/CandidatePage.tsx')).CandidatePage,
            ),
          },
          {
            path: 'recruiter/invite-user',
            element: <Navigate to="/recruiter/companies?tab=invitations" replace />,
          },
          {
            path: 'recruiter/companies',
            ...page(async () => (await import('./features/company/team/TeamPage.tsx')).TeamPage),
          },
        ],
      },
    ]),
    gated(
      'recruiterWithPublicVariant',
      [
        {
          ...shell(),
          children: [
            {
              path: 'recruiter/jobs',
              ...page(async () => (await import('./features/hiring/jobs/HiringJobsPage.tsx')).HiringJobsPage),
            },
          ],
        },
      ],
      forVisitors(
        async () => (await import('./features/hiring/public/PublicHiringPage.tsx')).PublicHiringPage,
      ),
    ),
    gated(
      'recruiterWithPublicVariant',
      [
        {
          ...shell(),
          children: [
            {
              path: 'recruiter/candidate-list',
              ...page(
                async () => (await import('./features/hiring/candidates/CandidatesPage.tsx')).CandidatesPage,
              ),
            },
          ],
        },
      ],
      forVisitors(
        async () =>
          (await import('./features/candidates/public/PublicCandidatesPage.tsx')).PublicCandidatesPage,
      ),
    ),
    gated('recruiterProfile', [{ ...ownShell(), children: [{ path: 'recruiter/profile', ...profile() }] }]),
    { path: 'profile', ...within(guard, 'public'), element: <OwnProfile /> },
    gated('company', [
      {
        ...ownShell(),
        children: [
          {
            path: 'recruiter/company/details',
            ...page(
              async () => (await import('./features/company/CompanyDetailsPage.tsx')).CompanyDetailsPage,
            ),
          },
        ],
      },
      plain([
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
    gated('approvalPending', [
      plain([
        {
          path: 'approval-pending',
          ...page(async () => (await import('./features/company/AccountPendingPage.tsx')).AccountPendingPage),
        },
      ]),
    ]),
    {
      path: 'admin',
      ...within(guard, 'public'),
      ...given(useDeskProps, async () => (await import('./features/admin/OperatorDesk.tsx')).OperatorDesk),
      children: [
        {
          index: true,
          ...deskPage(async () => (await import('./features/admin/CompaniesPage.tsx')).CompaniesPage),
        },
        {
          path: 'users',
          ...deskPage(async () => (await import('./features/admin/UsersPage.tsx')).UsersPage),
        },
        {
          path: 'reports',
          ...deskPage(async () => (await import('./features/admin/ReportsPage.tsx')).ReportsPage),
        },
        {
          path: 'content',
          children: [
            {
              index: true,
              ...deskPage(
                async () => (await import('./features/admin/content/ContentIndexPage.tsx')).ContentIndexPage,
              ),
            },
            {
              path: 'reference/:list',
              ...deskPage(async () => (await import('./features/admin/content/ContentPage.tsx')).ContentPage),
            },
            {
              path: 'reference/:list/:row',
              ...deskPage(
                async () => (await import('./features/admin/content/ContentRowPage.tsx')).ContentRowPage,
              ),
            },
            {
              path: ':content',
              ...deskPage(async () => (await import('./features/admin/content/ContentPage.tsx')).ContentPage),
            },
            {
              path: ':content/import',
              ...deskPage(
                async () =>
                  (await import('./features/admin/content/ContentImportPage.tsx')).ContentImportPage,
              ),
            },
            {
              path: ':content/:row',
              ...deskPage(
                async () => (await import('./features/admin/content/ContentRowPage.tsx')).ContentRowPage,
              ),
            },
          ],
        },
        {
          path: 'audit',
          ...deskPage(async () => (await import('./features/admin/AuditPage.tsx')).AuditPage),
        },
        {
          path: 'outbox',
          ...deskPage(async () => (await import('./features/admin/OutboxPage.tsx')).OutboxPage),
        },
      ],
    },
    {
      path: 'flows',
      ...within(guard, 'public'),
      ...publicPage(async () =>
        (await import('./features/flows/FlowsPage.tsx')).loadFlowsPage([...first, ...pages]),
      ),
    },
    {
      path: 'flows/open',
      ...within(guard, 'public'),
      ...given(useSignInAsProps, async () => (await import('./features/auth/SignInAsPage.tsx')).SignInAsPage),
    },
    {
      ...within(guard, 'public'),
      children: [
        openInside([
          { path: 'courses/:courseId', ...courseDetails() },
          { path: 'service-providers/:serviceProviderId', ...serviceDetails() },
        ]),
        open([
          {
            path: 'site',
            ...publicPage(async () => (await import('./features/site/SitePage.tsx')).SitePage),
          },
          {
            path: 'site/about',
            ...publicPage(async () => (await import('./features/site/AboutPage.tsx')).AboutPage),
          },
          ...services.map(({ slug }) => service(slug)),
          {
            path: 'privacy',
            ...publicPage(
              async () => (await import('./features/consent/PrivacyChoicesPage.tsx')).PrivacyChoicesPage,
            ),
          },
          {
            path: 'data-sources',
            ...publicPage(async () => (await import('./features/site/DataSourcesPage.tsx')).DataSourcesPage),
          },
        ]),
      ],
    },
    {
      ...within(guard, 'public'),
      ...plain([
        {
          path: 'inactive',
          errorElement: <Navigate to="/" replace />,
          ...publicPage(
            async () => (await import('./features/company/CompanyInactivePage.tsx')).CompanyInactivePage,
          ),
        },
        {
          path: 'user-inactive',
          ...given(
            useInactiveProps,
            async () => (await import('./features/errors/UserInactivePage.tsx')).UserInactivePage,
          ),
        },
        {
          path: 'mailbox',
          ...publicPage(async () => (await import('./features/site/MailboxPage.tsx')).MailboxPage),
        },
        { path: '404', element: <NotFoundPage /> },
        { path: '*', middleware: [redirectOpHired], element: <NotFoundPage /> },
      ]),
    },
  ];
  return [
    {
      element: (
        <JoyTheme>
          <Outlet />
          <SessionEnding loadSignInAgain={loadSignInAgain} />
        </JoyTheme>
      ),
      children: pages,
    },
  ];
}
