import { and, asc, eq, inArray, not } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { interviewPanels } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import { type Colleague, recruitsFor } from '../colleagues.ts';

export type PanelMember = Colleague;

export async function panelOf(
  db: TenantDb,
  { interviewId, companyId }: { interviewId: number; companyId: number },
): Promise<PanelMember[]> {
  const members = await db.tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(interviewPanels)
    .innerJoin(
      users,
      and(eq(users.tenant_id, interviewPanels.tenant_id), eq(users.id, interviewPanels.user_id)),
    )
    .where(
      and(
        eq(interviewPanels.tenant_id, db.tenantId),
        eq(interviewPanels.interview_id, interviewId),
        recruitsFor(db, companyId),
      ),
    )
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id));
  return members.map((member) => ({ id: member.id, name: personName(member) }));
}

/** Leaves out the recruiter who arranges the interview. @throws 422 if somebody is not a colleague */
export async function checkedPanel(
  db: TenantDb,
  ids: readonly number[],
  { companyId, arrangedBy }: { companyId: number; arrangedBy: number },
): Promise<number[]> {
  const others = [...new Set(ids)].filter((id) => id !== arrangedBy);
  if (others.length === 0) return [];
  const colleagues = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(and(recruitsFor(db, companyId), inArray(users.id, others)));
  if (colleagues.length < others.length)
    throw invalid({ 'interview.panel_ids': ['Choose recruiters who work here'] });
  return others;
}

/** The application's row must be locked. Rows of members who stay are not touched: a leaving member may be removing theirs. */
export async function storePanel(
  { tenantId, tx }: TenantDb,
  interviewId: number,
  ids: number[],
): Promise<void> {
  await tx
    .delete(interviewPanels)
    .where(
      and(
        eq(interviewPanels.tenant_id, tenantId),
        eq(interviewPanels.interview_id, interviewId),
        not(inArray(interviewPanels.user_id, ids)),
      ),
    );
  if (ids.length === 0) return;
  await tx
    .insert(interviewPanels)
    .values(ids.map((user_id) => ({ tenant_id: tenantId, interview_id: interviewId, user_id })))
    .onConflictDoNothing();
}
