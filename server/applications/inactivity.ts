// An application that has waited 30 days for the employer, without a step by either side, becomes inactive: exactly once, whichever
// process runs the sweep. Either side can revive it. Notes and views do not count as steps. Open and accepted offers, upcoming
// interviews and holds are exempt.
import { and, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { openApplicationStatuses } from '../../src/machines/application.ts';
import { applicationLife, revivalLife } from '../../src/machines/applicationLife.ts';
import type { NumbersFor, ReadProfiles } from '../companies/interface.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { applicationEvents, applications } from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { type Tenant, tenants } from '../db/schema/tenants.ts';
import { invalidTransition, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Notify, notifier } from '../notifications/notify.ts';
import { logLook } from './accessLog.ts';
import { type Application, applyMove, lockApplication, stateOf } from './applicationLife.ts';
import { companyOf } from './employer.ts';
import { refuseOnHold } from './hold.ts';
import { mailOfInactive, notifyBothSides } from './inactivityNews.ts';
import { presentApplication } from './presentApplication.ts';
import { viewingAs } from './shared.ts';
import { turnColumn, turnFrom } from './waits.ts';

const maxPerRun = 200;
const inactiveAfter = 30 * 86_400_000;

// Literals, so that the index `applications_undecided` can be used.
const openStatuses = sql.raw(openApplicationStatuses.map((status) => `'${status}'`).join(', '));

const eventsSince = (since: Date) =>
  and(
    eq(applicationEvents.tenant_id, applications.tenant_id),
    eq(applicationEvents.application_id, applications.id),
    gt(applicationEvents.at, since),
  );

interface Mail {
  tenant: Tenant;
  host: string;
  companyId: number;
  userId: number;
  ids: number[];
}

export async function setInactive(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const since = new Date(now.getTime() - inactiveAfter);
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      .innerJoin(
        jobs,
        and(
          eq(jobs.tenant_id, applications.tenant_id),
          eq(jobs.id, applications.job_id),
          eq(jobs.company_is_active, true),
        ),
      )
      .innerJoin(
        companies,
        and(eq(companies.tenant_id, applications.tenant_id), eq(companies.id, applications.company_id)),
      )
      .where(
        and(
          sql`${applications.status} in (${openStatuses})`,
          lte(applications.status_changed_at, since),
          sql`${turnFrom(applications)} <= ${since.toISOString()}::timestamptz`,
          // An accepted offer may wait longer, for its conditions or the first day.
          sql`(${applications.status} <> 'offer' or ${applications.offer_status} not in ('accepted', 'conditional'))`,
          // After a hold the company has another 30 days.
          or(isNull(companies.decided_at), lte(companies.decided_at, since)),
          sql`not exists (select from ${applicationEvents} where ${eventsSince(since)})`,
        ),
      )
      .orderBy(applications.status_changed_at, applications.id)
      .limit(maxPerRun),
  );
  const mails = new Map<number, Mail>();
  try {
    for (const { tenant, id, companyId } of due) {
      const { host, recruiters } = await database.asTenant(tenant.id, async (db) => {
        const application = await lockApplication(db, { companyId }, id);
        const { host } = application.row;
        // Somebody may have taken a step while this process waited for the lock.
        const isDue =
          (await isUntouched(db, application, since)) &&
          applicationLife.calendar.after(stateOf(application, now), 'inactive');
        if (!isDue) return { host, recruiters: [] };
        const notify = notifier(outbox, { tenant, host, now });
        const inactive = await applyMove(db, application, {
          ...{ to: 'inactive', by: 'calendar', actorId: null, now, tell: notify },
        });
        return { host, recruiters: await notifyBothSides(db, inactive, 'calendar', notify) };
      });
      for (const userId of recruiters) {
        const mail = mails.get(userId) ?? { userId, tenant, host, companyId, ids: [] };
        mails.set(userId, { ...mail, ids: [...mail.ids, id] });
      }
    }
  } finally {
    // Also after an error: these applications are already inactive.
    for (const { tenant, host, ...mail } of mails.values())
      await database.asTenant(tenant.id, (db) =>
        mailOfInactive(db, mail, notifier(outbox, { tenant, host, now })),
      );
  }
  if (due.length > 0) outbox.wake();
}

async function isUntouched(
  db: TenantDb,
  { row, job, turn_from }: Application,
  since: Date,
): Promise<boolean> {
  if (!job.company_is_active || turn_from === null || turn_from > since) return false;
  const steps = await db.tx
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.tenant_id, db.tenantId),
        eq(applicationEvents.application_id, row.id),
        gt(applicationEvents.at, since),
      ),
    )
    .limit(1);
  return steps.length === 0;
}

interface Services {
  outbox: Outbox;
  numbersFor: NumbersFor;
  reading: ReadProfiles;
}

interface Revival {
  by: 'veteran' | 'employer';
  actorId: number;
  now: Date;
  notify: Notify;
}

/** The row must be locked. */
async function revive(db: TenantDb, application: Application, revival: Revival): Promise<Application> {
  const { by, actorId, now, notify } = revival;
  refuseOnHold(application);
  const { row } = application;
  const current = stateOf(application, now);
  const next = revivalLife[by].after(current, 'revived');
  if (!next) throw invalidTransition(applicationLife[by].allowed(current));
  const [revived] = await db.tx
    .update(applications)
    .set({
      status: next.status,
      inactive_from: next.inactiveFrom,
      status_changed_at: now,
      held_seconds: 0,
      version: sql`${applications.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(applications.tenant_id, db.tenantId), eq(applications.id, row.id)))
    .returning({ ...getTableColumns(applications), turn_from: turnColumn });
  if (!revived) throw notFound();
  const { turn_from, ...revivedRow } = revived;
  await db.tx.insert(applicationEvents).values({
    tenant_id: db.tenantId,
    application_id: row.id,
    held_seconds: row.held_seconds,
    ...{ at: now, from: row.status, to: next.status, by, by_user_id: actorId },
  });
  const after = { ...application, row: revivedRow, turn_from };
  await notifyBothSides(db, after, by, notify);
  return after;
}

type RevivalCall = Call<'reviveApplication'>;

const reviveAsVeteran = (call: RevivalCall, outbox: Outbox) =>
  call.transaction(async (db) => {
    const { params, body, user, now } = call;
    const application = await lockApplication(db, { veteranId: user.id }, params.id);
    if (application.row.version !== body.version)
      return versionConflict(await presentApplication(db, application, 'veteran', now));
    const notify = notifier(outbox, call);
    const revived = await revive(db, application, { by: 'veteran', actorId: user.id, now, notify });
    return { data: await presentApplication(db, revived, 'veteran', now) };
  });

/** A version conflict is returned rather than thrown: it shows the application, so the view must stay logged. */
const reviveAsEmployer = (call: RevivalCall, { outbox, numbersFor, reading }: Services) =>
  reading(call, async (db, open) => {
    const { params, body, user, now } = call;
    const company = companyOf(user);
    const application = await lockApplication(db, { companyId: company.id }, params.id);
    const reader = numbersFor(db.tenantId, company.id);
    await open([application.row.user_id]);
    await logLook(db, { id: user.id, company }, application.row, 'application', now);
    if (application.row.version !== body.version)
      return versionConflict(await presentApplication(db, application, reader, now));
    const notify = notifier(outbox, call);
    const revived = await revive(db, application, { by: 'employer', actorId: user.id, now, notify });
    return { data: await presentApplication(db, revived, reader, now) };
  });

export const reviveApplication: Operation<'reviveApplication', Services> = async (call, services) => {
  const { viewer } = viewingAs(call.user);
  const answer = await (viewer === 'employer'
    ? reviveAsEmployer(call, services)
    : reviveAsVeteran(call, services.outbox));
  if (answer instanceof Problem) throw answer;
  services.outbox.wake();
  return answer;
};
