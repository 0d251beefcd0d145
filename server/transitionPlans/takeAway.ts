/** Promises: a plan to take along: on paper, and as a calendar. */
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import { dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { notFound } from '../problem.ts';
import { attachment } from '../resumes/export/export.ts';
import type { PdfMaker } from '../resumes/pdf/maker.ts';
import { calendarOf } from './calendar.ts';
import { milestonesOf } from './milestones.ts';
import { paperOf } from './paper.ts';
import { findPlan } from './planLife.ts';
import { presentPlan } from './views.ts';

export function takeAwayHandlers(pdfMaker: Pick<PdfMaker, 'makePlan'>) {
  return {
    async getTransitionPlanPdf({ params, transaction, user, limit, now }) {
      const paper = await transaction(async (db) => {
        const plan = await presentPlan(db, await findPlan(db, user.id, params.id), now);
        return paperOf(plan, await nameOf(db, user.id), dayOf(now));
      });
      await limit('pdf');
      const { bytes } = await pdfMaker.makePlan({ plan: paper, at: now });
      const headers = { 'content-disposition': attachment(fileName(paper.name, 'pdf')) };
      return { file: Buffer.from(bytes), type: 'application/pdf', headers };
    },

    getTransitionPlanCalendar: ({ params, transaction, user, tenant, now }) =>
      transaction(async (db) => {
        const plan = await findPlan(db, user.id, params.id);
        const milestones = (await milestonesOf(db, [plan.id])).map(({ row }) => row);
        const calendar = calendarOf({ plan, milestones, slug: tenant.slug, now });
        // A calendar without any day is none.
        if (!calendar) throw notFound();
        const name = fileName(await nameOf(db, user.id), 'ics');
        return {
          file: Buffer.from(calendar),
          type: 'text/calendar',
          headers: { 'content-disposition': attachment(name) },
        };
      }),
  } satisfies Handlers<'getTransitionPlanPdf' | 'getTransitionPlanCalendar'>;
}

async function nameOf({ tenantId, tx }: TenantDb, userId: number): Promise<string> {
  const [user] = await tx
    .select({ first: users.first_name, last: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return [user?.first, user?.last].filter(Boolean).join(' ');
}

/** “Leah_Bennett_Transition_Plan.pdf”. */
const fileName = (name: string, extension: string) =>
  `${[...name.split(/[^\p{L}\p{N}-]+/u), 'Transition_Plan'].filter(Boolean).join('_')}.${extension}`;
