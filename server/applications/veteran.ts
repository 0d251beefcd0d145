import { and, desc, type SQL, sql } from 'drizzle-orm';
import { count } from '../db/count.ts';
import { applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { page } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { lockApplication, ofSide, selectApplications } from './applicationLife.ts';
import { firstDaysOf } from './offers/storedOffers.ts';
import { presentApplication, presentSummary } from './presentApplication.ts';
import { stepsOf, veteranView } from './veteranView.ts';
import { countedStage, turnFrom, typicalDays } from './waits.ts';
import { withdraw } from './withdrawal.ts';

function waitingFirst(now: Date): SQL[] {
  const { status, status_changed_at, offer_status, offer_reply_by, interview_status, interview_until } =
    applications;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isActive = sql`${jobs.company_is_active}`;
  const isOffered = sql`${status} = 'offer' and ${offer_status} = 'made' and ${isActive}`;
  const isAhead = sql`${status} = 'interview' and ${isActive} and ${turnFrom(applications)} > ${at}`;
  const isInvited = sql`${isAhead} and ${interview_status} = 'proposed'`;
  return [
    sql`case when ${isOffered} then 0 when ${isInvited} then 1 when ${isAhead} then 2 else 3 end`,
    sql`case when ${isOffered} then ${offer_reply_by} end`,
    sql`case when ${isAhead} then ${interview_until} end`,
    desc(status_changed_at),
    desc(applications.id),
  ];
}

export const listApplications: Operation<'listApplications'> = ({ query, user, now, transaction }) =>
  transaction(async (db) => {
    const view = veteranView(db, user.id, now);
    const where = and(
      ofSide(db, { veteranId: user.id }),
      query.status ? sql`${countedStage(applications)} = ${query.status}` : undefined,
    );
    const [total] = await db.tx.with(view).select({ count }).from(applications).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await selectApplications(db, view)
      .where(where)
      .orderBy(...waitingFirst(now))
      .limit(limit)
      .offset(offset);
    const typical = await typicalDays(
      db,
      rows.map(({ row }) => row.company_id),
      now,
    );
    const ids = rows.map(({ row }) => row.id);
    const firstDays = await firstDaysOf(
      db,
      rows.map(({ row }) => row),
    );
    const facts = { typical, steps: await stepsOf(db, ids, now), firstDays };
    return { data: rows.map((row) => presentSummary(row, 'veteran', facts, now)), meta };
  });

export const withdrawApplication: Operation<'withdrawApplication', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const answer = await call.transaction(async (db) => {
    const { params, body, user, now } = call;
    const application = await lockApplication(db, { veteranId: user.id }, params.id);
    const withdrawn = await withdraw(db, application, {
      actorId: user.id,
      now,
      tell: notifier(outbox, call),
      change: { reason_code: body.reason ?? null, public_note: body.text || null },
    });
    return { data: await presentApplication(db, withdrawn, 'veteran', now) };
  });
  outbox.wake();
  return answer;
};
