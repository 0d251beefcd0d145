import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { hashOfToken, lockCaller, newToken } from '../../auth/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { calendarFeeds } from '../../db/schema/transitionPlans.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { originOf } from '../../mail/origin.ts';
import { leavingOnOf } from '../plans/presentPlan.ts';
import { milestonesIn, stepsOf, tasksAlone } from '../timeline/steps.ts';
import { activePlans } from '../timeline/timeline.ts';
import { subscribedCalendar } from './calendar.ts';

const anHour = 3_600_000;

const ofUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(calendarFeeds.tenant_id, tenantId), eq(calendarFeeds.user_id, userId));

const noFeed = { created_at: null, last_read_at: null };

async function presentFeed(db: TenantDb, userId: number): Promise<components['schemas']['CalendarFeed']> {
  const [feed] = await db.tx.select().from(calendarFeeds).where(ofUser(db, userId));
  if (!feed) return noFeed;
  return {
    created_at: feed.created_at.toISOString(),
    last_read_at: feed.read_at?.toISOString() ?? null,
  };
}

export const getCalendarFeed: Operation<'getCalendarFeed'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await presentFeed(db, user.id) }));

export const createCalendarFeed: Operation<'createCalendarFeed'> = ({ user, host, now, transaction }) =>
  transaction(async (db) => {
    await lockCaller(db, user);
    const token = newToken();
    const feed = { token_hash: hashOfToken(token), created_at: now, read_at: null };
    await db.tx
      .insert(calendarFeeds)
      .values({ tenant_id: db.tenantId, user_id: user.id, ...feed })
      .onConflictDoUpdate({ target: [calendarFeeds.tenant_id, calendarFeeds.user_id], set: feed });
    const url = `${originOf(host)}/api/calendars/${token}/transition-plan.ics`;
    return { data: { url, created_at: now.toISOString() } };
  });

export const deleteCalendarFeed: Operation<'deleteCalendarFeed'> = ({ user, transaction }) =>
  transaction(async (db) => {
    await db.tx.delete(calendarFeeds).where(ofUser(db, user.id));
    return { data: noFeed };
  });

/** @throws 404 for an address that is unknown or was ended, and while its owner’s account is switched off or being deleted */
async function ownerOf(db: TenantDb, token: string): Promise<number> {
  const [feed] = await db.tx
    .select({ userId: calendarFeeds.user_id })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.tenant_id, calendarFeeds.tenant_id), eq(users.id, calendarFeeds.user_id)))
    .where(
      and(
        eq(calendarFeeds.tenant_id, db.tenantId),
        eq(calendarFeeds.token_hash, hashOfToken(token)),
        eq(users.status, 'active'),
        isNull(users.leaves_at),
      ),
    );
  if (!feed) throw notFound();
  return feed.userId;
}

async function recordRead(db: TenantDb, userId: number, now: Date): Promise<void> {
  const isDue = or(
    isNull(calendarFeeds.read_at),
    lt(calendarFeeds.read_at, new Date(now.getTime() - anHour)),
  );
  await db.tx
    .update(calendarFeeds)
    .set({ read_at: now })
    .where(and(ofUser(db, userId), isDue));
}

export const readCalendarFeed: Operation<'readCalendarFeed'> = ({ params, tenant, now, transaction }) =>
  transaction(async (db) => {
    const userId = await ownerOf(db, params.token);
    await recordRead(db, userId, now);
    const plans = await activePlans(db, userId);
    const steps = await stepsOf(db, { userId, planIds: plans.map(({ id }) => id) }, now);
    const milestones = milestonesIn(steps);
    const entries = [];
    for (const plan of plans)
      entries.push({
        plan,
        leavingOn: await leavingOnOf(db, plan),
        milestones: milestones.filter(({ plan_id }) => plan_id === plan.id),
      });
    const calendar = subscribedCalendar(entries, tasksAlone(steps), { slug: tenant.slug, now });
    return {
      file: Buffer.from(calendar),
      type: 'text/calendar',
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': attachmentHeader('transition-plan.ics'),
      },
    };
  });
