import type { RouteObject } from 'react-router-dom';
import type { Guard } from '../../features/session/guard.ts';
import { routePage } from '../../features/session/page.tsx';
import { courseDetails, serviceDetails, shell } from './frames.tsx';
import { gated } from './gated.tsx';
import { federalPage, plansPage, profile } from './memberPages.tsx';

const resumeRoutes = (): RouteObject[] => [
  {
    path: 'veteran/resume',
    ...routePage(async () => (await import('../../features/resume/index/ResumesPage.tsx')).ResumesPage),
  },
  {
    path: 'veteran/resume/build',
    ...routePage(async () => (await import('../../features/resume/gallery/GalleryPage.tsx')).GalleryPage),
  },
  ...['veteran/resume/preview', 'veteran/preview-resume-pdf'].map((path) => ({
    path,
    ...routePage(
      async () => (await import('../../features/resume/preview/ResumePreviewPage.tsx')).ResumePreviewPage,
    ),
  })),
  {
    path: 'veteran/view-resume',
    ...routePage(
      async () => (await import('../../features/resume/preview/ViewResumePage.tsx')).ViewResumePage,
    ),
  },
  ...['veteran/resume/edit', 'veteran/edit-resume'].map((path) => ({
    path,
    ...routePage(async () => (await import('./EditResumeRoute.tsx')).EditResumeRoute),
  })),
  {
    path: 'veteran/federal-resume',
    ...federalPage(
      async () => (await import('../../features/resume/federal/FederalResumesPage.tsx')).FederalResumesPage,
    ),
  },
  {
    path: 'veteran/federal-resume/edit/:id',
    ...federalPage(
      async () => (await import('../../features/resume/federal/EditFederalPage.tsx')).EditFederalPage,
    ),
  },
];

const planRoutes = (): RouteObject[] => [
  ...['veteran/courses', 'veteran/courses-listing'].map((path) => ({
    path,
    ...routePage(async () => (await import('../../features/services/list/CoursesPage.tsx')).CoursesPage),
  })),
  { path: 'veteran/course-details/:courseId', ...courseDetails() },
  {
    path: 'veteran/service-providers',
    ...routePage(
      async () =>
        (await import('../../features/services/list/ServiceProvidersPage.tsx')).ServiceProvidersPage,
    ),
  },
  { path: 'veteran/service-details/:serviceProviderId', ...serviceDetails() },
  {
    path: 'veteran/transition-plan-vx',
    ...plansPage(
      async () => (await import('../../features/transitionPlans/TransitionPlanPage.tsx')).TransitionPlanPage,
    ),
  },
  {
    path: 'veteran/create-transition-plan-vx',
    ...plansPage(
      async () => (await import('../../features/transitionPlans/wizard/WizardPage.tsx')).WizardPage,
    ),
  },
];

export const veteranRoutes = (guard: Guard): RouteObject[] => [
  gated(guard, 'veteran', [
    {
      path: 'veteran/onboarding',
      ...routePage(async () => (await import('./OnboardingRoute.tsx')).OnboardingRoute),
    },
    {
      path: 'veteran/refine-action-plan',
      ...routePage(async () => (await import('./RefinePlanRoute.tsx')).RefinePlanRoute),
    },
    {
      ...shell(),
      children: [
        {
          path: 'veteran',
          ...routePage(async () => (await import('./VeteranDashboardRoute.tsx')).VeteranDashboardRoute),
        },
        {
          path: 'veteran/update-career-direction',
          ...routePage(
            async () =>
              (await import('../../features/onboarding/direction/UpdateDirectionPage.tsx'))
                .UpdateDirectionPage,
          ),
        },
        {
          path: 'veteran/jobs',
          ...routePage(async () => (await import('../../features/jobs/list/JobsPage.tsx')).JobsPage),
        },
        {
          path: 'veteran/applications',
          ...routePage(
            async () =>
              (await import('../../features/applications/list/ApplicationsPage.tsx')).ApplicationsPage,
          ),
        },
        {
          path: 'veteran/applications/:id',
          ...routePage(async () => (await import('./OwnApplicationRoute.tsx')).OwnApplicationRoute),
        },
        {
          path: 'veteran/messages',
          ...routePage(async () => (await import('../../features/messages/MessagesPage.tsx')).MessagesPage),
        },
        ...resumeRoutes(),
        ...planRoutes(),
        {
          path: 'veteran/notifications',
          ...routePage(
            async () =>
              (await import('../../features/notifications/NotificationsPage.tsx')).NotificationsPage,
          ),
        },
        { path: 'veteran/profile', ...profile() },
      ],
    },
  ]),
];
