import { makePlan, markStale, readPlan } from '../actionPlan/actionPlan.ts';
import { leaveHiring } from '../applications/interface.ts';
import { visitor } from '../audit/audit.ts';
import type { OnVeteranChange } from '../auth/accounts/profileChange.ts';
import type { Erasure } from '../auth/accounts/verification.ts';
import { offerCompanyTo } from '../companies/companyFound.ts';
import { acceptAsNewcomer } from '../companies/people/invitationLife.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../http/answers/rateLimits.ts';
import type { Handlers, Operations } from '../http/contract/call.ts';
import { occupationsNamed } from '../jobs/occupationSearch.ts';
import { updateCompanyJobs } from '../jobs/ofCompany.ts';
import { rememberInAnswers } from '../onboarding/profileFacts.ts';
import { eraseAccount } from '../privacy/erase.ts';
import type { ErasureLog } from '../privacy/erasureLog.ts';
import { refreshCandidate } from '../resumes/candidate/storedFacts.ts';
import type { RewriteModel } from '../resumes/rewrite/model.ts';
import { followStep } from '../transitionPlans/milestones/trackedPlans.ts';
import { moveTransitionPlans } from '../transitionPlans/plans/movedPlans.ts';
import { followLeaving } from './followLeaving.ts';
import * as assembly from './operations/assembly.ts';
import * as hiring from './operations/hiring.ts';
import * as identity from './operations/identity.ts';
import * as oversight from './operations/oversight.ts';
import * as platform from './operations/platform.ts';
import * as reference from './operations/reference.ts';
import * as veteran from './operations/veteran.ts';
import type { AppServices } from './services.ts';

interface Running extends AppServices {
  database: Database;
  limits: Limits;
  isDraining: () => boolean;
  isSweeping: () => boolean;
  erasures?: ErasureLog | null | undefined;
  rewrite?: RewriteModel | undefined;
}

const onVeteranChange: OnVeteranChange = async (db, userId, changed, now) => {
  await rememberInAnswers(db, userId, changed, now);
  await refreshCandidate(db, userId, now);
};

/** Functions of higher layers that lower layers call. */
const registrations = {
  acceptInvitation: acceptAsNewcomer,
  followLeaving,
  leaveHiring,
  makePlan,
  markStale,
  moveTransitionPlans,
  occupationsNamed,
  offerCompany: offerCompanyTo,
  onVeteranChange,
  readPlan,
  followStep,
  updateJobs: updateCompanyJobs,
};

const erasureBy = (erasures: Running['erasures']): Erasure => ({
  erase: (db, user, { now, from }) =>
    eraseAccount(db, user, { action: 'account.erased', now, by: visitor(from) }),
  log: (tenantId, userId, now) => erasures?.append(tenantId, userId, now),
});

const operations = {
  ...platform,
  ...reference,
  ...identity,
  ...veteran,
  ...hiring,
  ...oversight,
  ...assembly,
} satisfies Operations<Running & typeof registrations & { erasure: Erasure }>;

export function operationsWith(running: Running): Handlers {
  const services = { ...running, ...registrations, erasure: erasureBy(running.erasures) };
  const handlers = Object.entries(operations).map(([id, operation]) => [
    id,
    (call: never) => operation(call, services),
  ]);
  return Object.fromEntries(handlers);
}
