import { and, eq } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import { personKey } from '../../background/fairQueue.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { dayOf } from '../../formats/days.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { PdfMaker } from '../../resumes/interface.ts';
import { leavingOnOf, presentPlan } from '../plans/presentPlan.ts';
import { findTransitionPlan } from '../plans/storedPlans.ts';
import { milestonesIn, stepsOfPlan, tasksAlone } from '../timeline/steps.ts';
import { planCalendar } from './calendar.ts';
import { printedPlan } from './printedPlan.ts';

export const getTransitionPlanPdf: Operation<
  'getTransitionPlanPdf',
  { pdfMaker: Pick<PdfMaker, 'makePlan'> }
> = async ({ params, transaction, tenant, user, limit, now }, { pdfMaker }) => {
  const paper = await transaction(async (db) => {
    const row = await findTransitionPlan(db, user.id, params.id);
    const plan = await presentPlan(db, row, now);
    const steps = await stepsOfPlan(db, row, now);
    return printedPlan(plan, { steps, name: await nameOf(db, user.id), today: dayOf(now) });
  });
  await limit('pdf');
  const { bytes } = await pdfMaker.makePlan({
    plan: paper,
    at: now,
    person: personKey(tenant.id, user.id),
  });
  const headers = { 'content-disposition': attachmentHeader(fileName(paper.name, 'pdf')) };
  return { file: Buffer.from(bytes), type: 'application/pdf', headers };
};

export const getTransitionPlanCalendar: Operation<'getTransitionPlanCalendar'> = ({
  params,
  transaction,
  user,
  tenant,
  now,
}) =>
  transaction(async (db) => {
    const plan = await findTransitionPlan(db, user.id, params.id);
    const steps = await stepsOfPlan(db, plan, now);
    const entries = { plan, leavingOn: await leavingOnOf(db, plan), milestones: milestonesIn(steps) };
    const calendar = planCalendar(entries, tasksAlone(steps), { slug: tenant.slug, now });
    if (!calendar) throw notFound();
    const name = fileName(await nameOf(db, user.id), 'ics');
    return {
      file: Buffer.from(calendar),
      type: 'text/calendar',
      headers: { 'content-disposition': attachmentHeader(name) },
    };
  });

async function nameOf({ tenantId, tx }: TenantDb, userId: number): Promise<string> {
  const [user] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return personName(user ?? {});
}

const fileName = (name: string, extension: string) =>
  `${[...name.split(/[^\p{L}\p{M}\p{N}-]+/u), 'Transition_Plan'].filter(Boolean).join('_')}.${extension}`;
