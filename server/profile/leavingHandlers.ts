import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { storedOrPreviewed } from '../db/preview.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { questionOptions } from '../db/schema/reference.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { type Leaving, leavingError, presentLeaving, statusToday, statusWith } from './leaving.ts';
import { changeLeaving, type FollowLeaving } from './leavingChange.ts';

async function storedLeaving({ tenantId, tx }: TenantDb, userId: number) {
  const { leaving_answer, leaving_on, military_summary, person_option_id } = onboardings;
  const [stored] = await tx
    .select({ leaving_answer, leaving_on, military: military_summary, status: questionOptions.value })
    .from(onboardings)
    .leftJoin(questionOptions, eq(questionOptions.id, person_option_id))
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  return stored;
}

/** A CV often lacks the present post, so that its end says nothing about somebody who still serves. */
export function differentCvMonth(
  leaving: Leaving | null,
  endsIn: string | null | undefined,
  now: Date,
): string | null {
  if (!leaving?.on || !endsIn || leaving.on.slice(0, 7) === endsIn) return null;
  const isAhead = endsIn >= dayOf(now).slice(0, 7);
  return isAhead === (leaving.answer === 'dated') ? endsIn : null;
}

export const getLeavingDate: Operation<'getLeavingDate'> = ({ user, now, transaction }) =>
  transaction(async (db) => {
    const stored = await storedLeaving(db, user.id);
    const leaving = stored ? presentLeaving(stored, now) : null;
    return { data: { leaving, cv_month: differentCvMonth(leaving, stored?.military?.ends_in, now) } };
  });

const nothingMoved = { tasks: { added: [], removed: [], moved: [] }, milestones: [] };

export const saveLeavingDate: Operation<'saveLeavingDate', { followLeaving: FollowLeaving }> = (
  { body, user, now, transaction },
  { followLeaving },
) =>
  storedOrPreviewed(transaction, body.preview, async (db) => {
    const before = await storedLeaving(db, user.id);
    if (!before) throw notFound();
    const { leaving } = body;
    const status = statusWith(leaving, statusToday(before.status, before, now), now);
    const problem = leavingError(leaving, status, now);
    if (problem) throw invalid({ 'leaving.on': [problem] });
    const isMoved = await changeLeaving(db, user.id, leaving, now);
    const moved = isMoved ? await followLeaving(db, user, now) : nothingMoved;
    const after = await storedLeaving(db, user.id);
    return { data: { leaving: after ? presentLeaving(after, now) : null, ...moved } };
  });
