import { actionPlanHandlers, makePlan, markStale, readPlan } from '../actionPlan/actionPlan.ts';
import { planRefiningHandlers } from '../actionPlan/planRefining.ts';
import { adminHandlers } from '../admin/admin.ts';
import { adminUserHandlers } from '../admin/adminUsers.ts';
import { referenceReleaseHandlers } from '../admin/referenceReleases.ts';
import { applyHandlers } from '../applications/apply.ts';
import { employerApplicationHandlers } from '../applications/employer.ts';
import { exportHandlers } from '../applications/export.ts';
import { interviewHandlers } from '../applications/interviews/interviews.ts';
import { offerLetterHandlers } from '../applications/offers/offerLetters.ts';
import { offerHandlers } from '../applications/offers/offers.ts';
import { sharedApplicationHandlers } from '../applications/shared.ts';
import { veteranApplicationHandlers } from '../applications/veteran.ts';
import { accountHandlers } from '../auth/accounts/accounts.ts';
import { adminSignInHandlers } from '../auth/adminSignIn.ts';
import { authHandlers } from '../auth/auth.ts';
import { socialHandlers } from '../auth/social/social.ts';
import { accessLogHandlers } from '../candidates/accessLog.ts';
import { candidateHandlers } from '../candidates/candidates.ts';
import { dashboardHandlers } from '../candidates/dashboard.ts';
import { jobInvitationHandlers } from '../candidates/invitations.ts';
import { matchHandlers } from '../candidates/match.ts';
import { previewHandlers } from '../candidates/preview.ts';
import { companyHandlers } from '../companies/companies.ts';
import { offerCompanyTo } from '../companies/companyFound.ts';
import { companyUserHandlers } from '../companies/companyUsers.ts';
import { acceptAsNewcomer } from '../companies/people/invitationLife.ts';
import { invitationHandlers } from '../companies/people/invitations.ts';
import { membershipHandlers } from '../companies/people/memberships.ts';
import { contentHandlers } from '../content/content.ts';
import { veteranDashboardHandlers } from '../dashboard/veteran.ts';
import type { Database } from '../db/database.ts';
import { fileHandlers } from '../files/files.ts';
import { pictureHandlers } from '../files/pictures.ts';
import { flowEventHandlers } from '../funnel/flowEvents.ts';
import type { Limits } from '../http/answers/rateLimits.ts';
import type { Handlers, OperationId } from '../http/contract/call.ts';
import { healthHandlers } from '../http/health.ts';
import { jobHandlers } from '../jobs/jobs.ts';
import { updateCompanyJobs } from '../jobs/ofCompany.ts';
import { militaryMeaningHandlers } from '../jobs/roleMeaningHandlers.ts';
import { listingHandlers } from '../listings/listings.ts';
import { mailboxHandlers } from '../mail/mailbox.ts';
import { militaryHandlers } from '../military/military.ts';
import { notificationHandlers } from '../notifications/notifications.ts';
import { occupationHandlers } from '../occupations/occupationHandlers.ts';
import { careerHandlers } from '../onboarding/career.ts';
import { onboardingHandlers } from '../onboarding/onboarding.ts';
import { onboardingCvHandlers } from '../onboarding/onboardingCv.ts';
import { rememberInAnswers } from '../onboarding/profileFacts.ts';
import { questionHandlers } from '../onboarding/questions.ts';
import { uploadCvHandlers } from '../onboarding/uploadCv.ts';
import { privacyHandlers } from '../privacy/privacy.ts';
import { profileHandlers } from '../profile/profile.ts';
import { referenceHandlers } from '../reference/reference.ts';
import { refreshCandidate } from '../resumes/candidate/storedFacts.ts';
import { resumeHandlers } from '../resumes/resumes.ts';
import type { RewriteModel } from '../resumes/rewrite/model.ts';
import { serviceHistoryHandlers } from '../resumes/serviceHistory.ts';
import { demoHandlers } from '../seed/personas.ts';
import { serviceHandlers } from '../services/services.ts';
import { tenantSettingsHandlers } from '../tenants/tenantSettings.ts';
import { tenantHandlers } from '../tenants/tenants.ts';
import { transitionPlanHandlers } from '../transitionPlans/transitionPlans.ts';
import type { AppServices } from './services.ts';

interface HandlerOptions extends AppServices {
  database: Database;
  limits: Limits;
  isDraining: () => boolean;
  isSweeping: () => boolean;
  rewrite?: RewriteModel | undefined;
}

export function allHandlers(options: HandlerOptions) {
  const { database, limits, isDraining, isSweeping, rewrite } = options;
  const { directory, providers, captcha, outbox, cvReader, cvJobs } = options;
  const { pdfMaker, exportJobs, numbersFor, reading } = options;
  return {
    ...healthHandlers(database, { isDraining, isSweeping }),
    ...flowEventHandlers({ database }),
    ...tenantHandlers(directory, providers.offeredTo),
    ...demoHandlers,
    ...referenceHandlers,
    ...militaryHandlers,
    ...militaryMeaningHandlers,
    ...occupationHandlers,
    ...referenceReleaseHandlers(database),
    ...questionHandlers,
    ...authHandlers({ database, limits, captcha }),
    ...adminSignInHandlers({ database, limits, captcha }),
    ...adminHandlers({ outbox }),
    ...adminUserHandlers({ outbox }),
    ...tenantSettingsHandlers({ database, directory }),
    ...contentHandlers,
    ...accountHandlers({
      database,
      limits,
      captcha,
      outbox,
      offerCompany: offerCompanyTo,
      acceptInvitation: acceptAsNewcomer,
      onVeteranChange: async (db, userId, changed, now) => {
        await rememberInAnswers(db, userId, changed, now);
        await refreshCandidate(db, userId, now);
      },
    }),
    ...socialHandlers({ database, providers, outbox }),
    ...mailboxHandlers(outbox),
    ...pictureHandlers,
    ...profileHandlers,
    ...companyHandlers({ outbox, updateJobs: updateCompanyJobs }),
    ...membershipHandlers({ outbox }),
    ...companyUserHandlers({ outbox }),
    ...invitationHandlers({ database, limits, outbox }),
    ...onboardingHandlers,
    ...careerHandlers({ makePlan, markStale, readPlan }),
    ...uploadCvHandlers({ cvReader, cvJobs }),
    ...onboardingCvHandlers,
    ...resumeHandlers({ cvReader, cvJobs, pdfMaker, rewrite }),
    ...fileHandlers,
    ...privacyHandlers({ outbox, exportJobs }),
    ...serviceHandlers,
    ...listingHandlers({ outbox }),
    ...actionPlanHandlers,
    ...planRefiningHandlers,
    ...transitionPlanHandlers(pdfMaker),
    ...jobHandlers({ outbox }),
    ...applyHandlers({ outbox, pdfMaker }),
    ...veteranApplicationHandlers(outbox),
    ...employerApplicationHandlers({ outbox, numbersFor, reading }),
    ...interviewHandlers({ outbox, numbersFor, reading }),
    ...offerHandlers({ outbox, numbersFor, reading }),
    ...offerLetterHandlers({ reading }),
    ...sharedApplicationHandlers({ outbox, pdfMaker, numbersFor, reading }),
    ...exportHandlers({ reading }),
    ...notificationHandlers,
    ...candidateHandlers({ numbersFor, reading }),
    ...previewHandlers(numbersFor),
    ...serviceHistoryHandlers,
    ...jobInvitationHandlers({ outbox, numbersFor }),
    ...matchHandlers({ numbersFor, reading }),
    ...accessLogHandlers,
    ...dashboardHandlers(numbersFor),
    ...veteranDashboardHandlers,
  } satisfies Handlers<OperationId>;
}
