/** A veteran's own applications: where each stands, whose turn it is, and the way back out. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import { applications } from '../db/schema/applications.ts';
import type { Outbox } from '../mail/outbox.ts';
import { telling } from '../notifications/notify.ts';
import { page } from '../paging.ts';
import { lockApplication, moveApplication, ofSide, selectApplications } from './applicationLife.ts';
import { presentApplication, presentSummary, typicalDays } from './views.ts';

const count = sql<number>`count(*)::integer`;

export const veteranApplicationHandlers = (outbox: Outbox) =>
  ({
    listApplications: ({ query, user, now, transaction }) =>
      transaction(async (db) => {
        const where = and(
          ofSide(db, { veteranId: user.id }),
          query.status ? eq(applications.status, query.status) : undefined,
        );
        const [found] = await db.tx.select({ count }).from(applications).where(where);
        const { meta, limit, offset } = page(query.page, found?.count ?? 0);
        const rows = await selectApplications(db)
          .where(where)
          .orderBy(desc(applications.status_changed_at), desc(applications.id))
          .limit(limit)
          .offset(offset);
        const typical = rows.length > 0 ? await typicalDays(db) : {};
        return { data: rows.map((row) => presentSummary(row, 'veteran', typical, now)), meta };
      }),

    withdrawApplication: (call) =>
      call.transaction(async (db) => {
        const { params, body, user, now } = call;
        const application = await lockApplication(db, { veteranId: user.id }, params.id);
        const withdrawn = await moveApplication(db, application, {
          to: 'withdrawn',
          by: 'veteran',
          actorId: user.id,
          now,
          tell: telling(outbox, call),
          change: { reason_code: body.reason ?? null, public_note: body.text || null },
        });
        return { data: await presentApplication(db, withdrawn, 'veteran', now) };
      }),
  }) satisfies Handlers<'listApplications' | 'withdrawApplication'>;
