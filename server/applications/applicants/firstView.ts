import { and, eq } from 'drizzle-orm';
import { applicationLife } from '../../../src/machines/applicationLife.ts';
import type { ReadProfiles } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationEvents, applicationFiles } from '../../db/schema/applications.ts';
import { invalidTransition, notFound } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { logLook } from '../accessLog.ts';
import {
  type Application,
  applyMove,
  findApplication,
  isSharedWithCompany,
  lockApplication,
  stateOf,
} from '../applicationLife.ts';
import { presentCvText } from '../cvText.ts';
import { companyOf, employerSide } from '../employer.ts';

export async function wasViewed({ tenantId, tx }: TenantDb, { id }: Application['row']): Promise<boolean> {
  const steps = await tx
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.tenant_id, tenantId),
        eq(applicationEvents.application_id, id),
        eq(applicationEvents.to, 'viewed'),
      ),
    )
    .limit(1);
  return steps.length > 0;
}

type ViewCall = Pick<Call<'getApplicationCvText'>, 'user' | 'now' | 'tenant' | 'host'>;

/** Opening the CV is the move to `viewed`, of which the veteran is notified. @throws 409 where the chart does not allow it */
export async function viewFirst(
  db: TenantDb,
  application: Application,
  { call, outbox }: { call: ViewCall; outbox: Outbox },
): Promise<void> {
  const { user, now } = call;
  await applyMove(db, application, {
    to: 'viewed',
    by: 'employer',
    actorId: user.id,
    now,
    tell: notifier(outbox, call),
  });
}

export const requireViewable = (application: Application, now: Date): void => {
  const allowed = applicationLife.employer.allowed(stateOf(application, now));
  if (!allowed.includes('viewed')) throw invalidTransition(allowed);
};

const contentOf = async ({ tenantId, tx }: TenantDb, { row }: Application) => {
  const [file] = await tx
    .select({ content: applicationFiles.content })
    .from(applicationFiles)
    .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.application_id, row.id)));
  if (!file) throw notFound();
  return file.content;
};

export const getApplicationCvText: Operation<
  'getApplicationCvText',
  { reading: ReadProfiles; outbox: Outbox }
> = async (call, { reading, outbox }) => {
  const answer = await reading(call, async (db, open) => {
    const { params, user, now } = call;
    const company = companyOf(user);
    const application = await findApplication(db, employerSide(user), params.id);
    if (!isSharedWithCompany(application, now)) throw notFound();
    const content = await contentOf(db, application);
    // A revived or rejected application may never have been opened.
    const isFirst = !(await wasViewed(db, application.row));
    if (isFirst) {
      // A file without text has not been read here.
      if (!content) throw invalidTransition([]);
      requireViewable(application, now);
    }
    await open([{ userId: application.row.user_id }]);
    if (isFirst) {
      const locked = await lockApplication(db, employerSide(user), params.id);
      if (!(await wasViewed(db, locked.row))) await viewFirst(db, locked, { call, outbox });
    }
    await logLook(db, { id: user.id, company }, application.row, 'resume', now);
    return { data: presentCvText(content) };
  });
  outbox.wake();
  return answer;
};
