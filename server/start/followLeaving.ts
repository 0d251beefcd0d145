import { and, eq, lt, sql } from 'drizzle-orm';
import { redatePlan } from '../actionPlan/remadePlan.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { dayOf } from '../formats/days.ts';
import { changeLeaving, type FollowLeaving } from '../profile/interface.ts';
import { refreshCandidate } from '../resumes/candidate/storedFacts.ts';
import { moveTransitionPlans } from '../transitionPlans/plans/movedPlans.ts';

export const followLeaving: FollowLeaving = async (db, user, now) => {
  await refreshCandidate(db, user.id, now);
  // A step that both have is dated by the transition plans, and is one of their changes.
  const milestones = await moveTransitionPlans(db, user, now);
  return { tasks: await redatePlan(db, user, now), milestones };
};

const maxPeoplePerRun = 500;

/** Once the leaving date is over, the plans are made anew for somebody who has left. */
export async function noticeLeavers(database: Database, now: Date): Promise<void> {
  const { leaving_on } = onboardings;
  // A day is over once it has ended in every time zone.
  const today = dayOf(new Date(now.getTime() - 12 * 3_600_000));
  const lastDay = sql`case when length(${leaving_on}) = 7 then ${leaving_on} || '-31' else ${leaving_on} end`;
  const left = await database.asPlatform((tx) =>
    tx
      .select({ tenant_id: users.tenant_id, id: users.id, country_id: users.country_id, on: leaving_on })
      .from(onboardings)
      .innerJoin(users, and(eq(users.tenant_id, onboardings.tenant_id), eq(users.id, onboardings.user_id)))
      .where(and(eq(onboardings.leaving_answer, 'dated'), lt(leaving_on, today), sql`${lastDay} < ${today}`))
      .orderBy(leaving_on)
      .limit(maxPeoplePerRun),
  );
  for (const { tenant_id, on, ...user } of left) {
    await database.asTenant(tenant_id, async (db) => {
      const isMoved = await changeLeaving(db, user.id, { answer: 'left', on }, now);
      if (isMoved) await followLeaving(db, user, now);
    });
  }
}
