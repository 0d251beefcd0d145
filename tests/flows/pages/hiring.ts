/** A job of the seeded company and an application for it, made by calls, for the paths of both. */
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { applicationEvents, applications } from '../../../server/db/schema/applications.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { dayAfter, type Job, wholeJob } from '../../support/contract/jobWriting.ts';
import { persona } from '../../support/journeys/persona.ts';
import type { World } from '../pages.ts';
import { call, inTenant, operator } from './recruiters.ts';

export const recruiter = 'recruiter';
export const veteran = 'veteran-complete';
export const emailOf = (key: string) => persona(key).email;

/** So many days from now. */
export const dayIn = (days: number) => dayAfter(new Date(), days);

export async function writeJob(world: World): Promise<Job> {
  const title = `Signal Box Fitter ${crypto.randomUUID().slice(0, 8)}`;
  return call<Job>(world, emailOf(recruiter), 'jobs', wholeJob(new Date(), { title }));
}

export const publishJob = (world: World, { id }: Job) =>
  call<Job>(world, emailOf(recruiter), `jobs/${id}/publish`, {});

/** With the first CV of the veteran; the application’s id. */
export async function apply(world: World, job: Job): Promise<number> {
  await world.server.startAfresh(veteran, world.tenant);
  const [resume] = await call<{ id: number }[]>(world, emailOf(veteran), 'resumes');
  const sent = await call<{ id: number }>(world, emailOf(veteran), `jobs/${job.id}/apply`, {
    ...{ resume_id: resume?.id, consent_version: '2026-11', consent_accepted: true },
  });
  return sent.id;
}

/** By the operator, after the veteran has reported it. */
export async function takeDown(world: World, id: number) {
  // An earlier path of the same worker may have switched the account off.
  await world.server.change(veteran, { status: 'active' }, world.tenant);
  await call(world, emailOf(veteran), `jobs/${id}/report`, { reason: 'misleading' });
  await call(world, operator, `admin/reports/${id}/decision`, {
    ...{ decision: 'remove', text: 'The pay is another.', seen_until: new Date().toISOString() },
  });
}

export const changeJob = (world: World, id: number, to: PgUpdateSetSource<typeof jobs>) =>
  inTenant(world, ({ tx, tenantId }) =>
    tx
      .update(jobs)
      .set(to)
      .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, id))),
  );

/** As if all of it had been so many days earlier. */
export const ageApplication = (world: World, id: number, days: number) =>
  inTenant(world, async ({ tx, tenantId }) => {
    const earlier = (at: AnyPgColumn) => sql`${at} - make_interval(days => ${days})`;
    await tx
      .update(applicationEvents)
      .set({ at: earlier(applicationEvents.at) })
      .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.application_id, id)));
    await tx
      .update(applications)
      .set({
        status_changed_at: earlier(applications.status_changed_at),
        interview_until: earlier(applications.interview_until),
      })
      .where(and(eq(applications.tenant_id, tenantId), eq(applications.id, id)));
  });

export const changeApplication = (world: World, id: number, to: Partial<typeof applications.$inferInsert>) =>
  inTenant(world, ({ tx, tenantId }) =>
    tx
      .update(applications)
      .set(to)
      .where(and(eq(applications.tenant_id, tenantId), eq(applications.id, id))),
  );
