// A task whose veteran asked for it is announced once, three days before its date, across all processes.
import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { actionPlans, actionPlanTasks } from '../db/schema/actionPlans.ts';
import { planSteps } from '../db/schema/planSteps.ts';
import { tenants } from '../db/schema/tenants.ts';
import { addDays, dayOf } from '../formats/days.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Notify, notifier } from '../notifications/notify.ts';
import { selectTasks, stepOfItsTask, taskDay, taskStatus } from './storedTasks.ts';

const daysAhead = 3;
const maxTasksPerRun = 500;

// Late tasks are left out: the dashboard already shows them.
function isDue(now: Date) {
  const today = dayOf(now);
  return and(
    isNotNull(actionPlanTasks.remind_host),
    inArray(taskStatus, ['todo', 'doing']),
    gte(taskDay, today),
    lte(taskDay, addDays(today, daysAhead)),
    sql`${actionPlanTasks.reminded_of} is distinct from ${taskDay}`,
  );
}

export async function remindOfTasks(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: actionPlanTasks.id, host: actionPlanTasks.remind_host })
      .from(actionPlanTasks)
      .innerJoin(
        actionPlans,
        and(
          eq(actionPlans.tenant_id, actionPlanTasks.tenant_id),
          eq(actionPlans.id, actionPlanTasks.plan_id),
          eq(actionPlans.status, 'active'),
        ),
      )
      .leftJoin(planSteps, stepOfItsTask)
      .innerJoin(tenants, eq(tenants.id, actionPlanTasks.tenant_id))
      .where(isDue(now))
      .orderBy(asc(tenants.id), asc(taskDay), asc(actionPlanTasks.id))
      .limit(maxTasksPerRun),
  );
  for (const { tenant, id, host } of due) {
    await database.asTenant(tenant.id, (db) =>
      remindOfTask(db, id, notifier(outbox, { tenant, host: host ?? '', now }), now),
    );
  }
  if (due.length > 0) outbox.wake();
}

async function remindOfTask(db: TenantDb, id: number, notify: Notify, now: Date): Promise<void> {
  // Another process that waited for the lock finds it reminded of.
  const [task] = await selectTasks(db, and(eq(actionPlanTasks.id, id), isDue(now))).for('update', {
    of: actionPlanTasks,
  });
  if (!task?.due_on) return;
  await db.tx
    .update(actionPlanTasks)
    .set({ reminded_of: task.due_on })
    .where(and(eq(actionPlanTasks.tenant_id, db.tenantId), eq(actionPlanTasks.id, id)));
  const [user] = await db.tx
    .select({ country_id: users.country_id })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, task.user_id)));
  await notify(db, {
    userId: task.user_id,
    type: 'task_due',
    title: `Due by ${formatLongDate(task.due_on, localeOfCountry(user?.country_id ?? null))}: ${task.title}`,
    body: [task.why, task.how].filter(Boolean).join('\n'),
    link: { path: '/veteran#action-plan', label: 'See the plan' },
  });
}
