import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { adoptRelease } from '../military/releases/loadRelease.ts';
import { refreshFacts } from '../resumes/candidate/storedFacts.ts';
import { seedApplications } from './applications.ts';
import { seedCandidates, seedInvitations } from './candidates.ts';
import { seedConversations } from './conversations.ts';
import { seedCrowd } from './crowd.ts';
import { seedFlowSteps } from './flowSteps.ts';
import { seedJobs } from './jobs.ts';
import { seedOnboarding } from './onboarding.ts';
import { seedPeople } from './people.ts';
import { seedReference, unlessLoaded } from './reference.ts';
import { seedServices } from './services.ts';
import { seedTemplates } from './templates.ts';
import { seedTenants } from './tenants.ts';
import { seedTransitionPlans } from './transitionPlans.ts';

interface PrepareOptions {
  demo: boolean;
  // Identifies the sources of the build: data that the same build has prepared is not prepared again.
  build?: string | undefined;
  now?: Date;
}

export async function prepareData(tx: Tx, { demo, build, now = new Date() }: PrepareOptions): Promise<void> {
  if (build === undefined) await prepare(tx, demo, now);
  else {
    const state = `${build} ${demo ? 'with' : 'without'} the demo`;
    await unlessLoaded(tx, 'all', state, () => prepare(tx, demo, now));
  }
  await adoptRelease(tx);
}

async function prepare(tx: Tx, demo: boolean, now: Date) {
  await seedReference(tx);
  if (!demo) return;
  const tenants = await seedTenants(tx);
  for (const tenant of tenants) {
    await seedPeople(tx, tenant);
    await seedJobs(tx, tenant, now);
    await seedServices(tx, tenant, now);
    await seedOnboarding(tx, tenant, now);
    await seedTransitionPlans(tx, tenant, now);
    await seedFlowSteps(tx, tenant, now);
  }
  for (const tenant of tenants) {
    await seedCandidates(tx, tenant);
    await seedInvitations(tx, tenant);
    await seedApplications(tx, tenant, now);
    await seedCrowd(tx, tenant, now);
    await seedTemplates(tx, tenant, now);
    await seedConversations(tx, tenant, now);
    await refreshFacts({ tenantId: tenant.id, tx }, sql`u.role = 'veteran'`, now);
  }
}
