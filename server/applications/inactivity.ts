// An application that has waited 30 days for the employer, without a step by either side, becomes inactive: exactly once, whichever
// process runs the sweep. Either side can revive it. Notes and views do not count as steps. Open and accepted offers, upcoming
// interviews and holds are exempt.
import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import { openApplicationStatuses } from '../../src/machines/application.ts';
import { applicationLife, revivalLife } from '../../src/machines/applicationLife.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { type Tenant, tenants } from '../db/schema/tenants.ts';
import { invalidTransition, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { cancelNotification, type Notify, notifier } from '../notifications/notify.ts';
import {
  type Application,
  applyMove,
  inactiveAfter,
  lockApplication,
  recordStep,
  stateOf,
} from './applicationLife.ts';
import { changeByEmployer, type EmployerServices, inVersion } from './employer.ts';
import { isOfActiveCompany, refuseOnHold } from './hold.ts';
import { mailOfInactive, notifyBothSides } from './inactivityNews.ts';
import { presentApplication } from './presentApplication.ts';
import { viewingAs } from './shared.ts';
import { asVeteranSees, hasStepSince, stepsOf } from './veteranView.ts';
import { turnFrom } from './waits.ts';

const maxPerRun = 200;

// Literals, so that the index `applications_undecided` can be used.
const openStatuses = sql.raw(openApplicationStatuses.map((status) => `'${status}'`).join(', '));

interface Due {
  tenant: Tenant;
  companyId: number;
  ids: number[];
}

async function findDue(database: Database, since: Date, now: Date): Promise<Due[]> {
  const rows = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      .innerJoin(jobs, isOfActiveCompany)
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
          or(isNull(companies.reactivated_at), lte(companies.reactivated_at, since)),
          not(hasStepSince(since, now)),
        ),
      )
      .orderBy(applications.status_changed_at, applications.id)
      .limit(maxPerRun),
  );
  const due = new Map<string, Due>();
  for (const { tenant, id, companyId } of rows) {
    const key = `${tenant.id} ${companyId}`;
    const ids = [...(due.get(key)?.ids ?? []), id].sort((a, b) => a - b);
    due.set(key, { tenant, companyId, ids });
  }
  return [...due.values()];
}

export async function setInactive(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const since = new Date(now.getTime() - inactiveAfter);
  const due = await findDue(database, since, now);
  for (const ofCompany of due)
    await database.asTenant(ofCompany.tenant.id, (db) =>
      setCompanyInactive(db, ofCompany, { outbox, since, now }),
    );
  if (due.length > 0) outbox.wake();
}

async function setCompanyInactive(
  db: TenantDb,
  { tenant, companyId, ids }: Due,
  { outbox, since, now }: { outbox: Outbox; since: Date; now: Date },
): Promise<void> {
  const mails = new Map<number, { host: string; ids: number[] }>();
  for (const id of ids) {
    const application = await lockApplication(db, { companyId }, id);
    const { host } = application.row;
    // Somebody may have taken a step while this process waited for the lock.
    const isDue =
      (await isUntouched(db, application, { since, now })) &&
      applicationLife.calendar.after(stateOf(application, now), 'inactive');
    if (!isDue) continue;
    const notify = notifier(outbox, { tenant, host, now });
    const inactive = await applyMove(db, application, {
      ...{ to: 'inactive', by: 'calendar', actorId: null, now, tell: notify },
    });
    for (const userId of await notifyBothSides(db, inactive, { by: 'calendar' }, notify))
      mails.set(userId, { host, ids: [...(mails.get(userId)?.ids ?? []), id] });
  }
  for (const [userId, { host, ...mail }] of mails)
    await mailOfInactive(db, { userId, companyId, ...mail }, notifier(outbox, { tenant, host, now }));
}

async function isUntouched(
  db: TenantDb,
  { row, job, turn_from }: Application,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  if (!job.company_is_active || turn_from === null || turn_from > since) return false;
  const { visible } = (await stepsOf(db, [row.id], now))(row.id);
  return visible.every(({ at }) => at <= since);
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
  const { row } = application;
  const current = stateOf(application, now);
  const next = revivalLife[by].after(current, 'revived');
  if (!next) throw invalidTransition(applicationLife[by].allowed(current));
  await cancelNotification(db, { applicationId: row.id, mailId: row.delayed_mail_id, now });
  const revived = await recordStep(db, application, {
    ...{ by, actorId, now },
    change: {
      status: next.status,
      inactive_from: next.inactiveFrom,
      rejected_from: next.rejectedFrom,
      ...{ reason_code: null, public_note: null, delayed_mail_id: null },
    },
  });
  await notifyBothSides(db, revived, { by, wasRejected: row.status === 'rejected' }, notify);
  return revived;
}

const reviveAsVeteran = (call: Call<'reviveApplication'>, outbox: Outbox) =>
  call.transaction(async (db) => {
    const { params, body, user, now } = call;
    const application = await lockApplication(db, { veteranId: user.id }, params.id);
    const shown = await asVeteranSees(db, application, now);
    if (shown.row.version !== body.version)
      return versionConflict(await presentApplication(db, application, 'veteran', now));
    refuseOnHold(shown);
    const notify = notifier(outbox, call);
    const revived = await revive(db, application, { by: 'veteran', actorId: user.id, now, notify });
    return { data: await presentApplication(db, revived, 'veteran', now) };
  });

export const reviveApplication: Operation<'reviveApplication', EmployerServices> = async (call, services) => {
  const { body, user, now } = call;
  if (viewingAs(user).viewer === 'employer')
    return changeByEmployer(call, services, inVersion(body.version), (db, application) => {
      refuseOnHold(application);
      return revive(db, application, {
        ...{ by: 'employer', actorId: user.id, now, notify: notifier(services.outbox, call) },
      });
    });
  const answer = await reviveAsVeteran(call, services.outbox);
  if (answer instanceof Problem) throw answer;
  services.outbox.wake();
  return answer;
};
