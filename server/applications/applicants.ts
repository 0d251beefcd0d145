import { and, eq } from 'drizzle-orm';
import { documentContent } from '../../src/documents/printed.ts';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import type { ReadProfiles } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationEvents, applicationFiles } from '../db/schema/applications.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { logLook } from './accessLog.ts';
import { type Application, findApplication, isSharedWithCompany, stateOf } from './applicationLife.ts';
import { companyOf } from './employer.ts';

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

export const getApplicationCvText: Operation<'getApplicationCvText', { reading: ReadProfiles }> = (
  call,
  { reading },
) =>
  reading(call, async (db, open) => {
    const { params, user, now } = call;
    const company = companyOf(user);
    const application = await findApplication(db, { companyId: company.id }, params.id);
    if (!isSharedWithCompany(application, now)) throw notFound();
    // The veteran is notified of a view only when the company first opens the file, so the text is refused until then. A revived
    // or rejected application may never have been opened.
    if (!(await wasViewed(db, application.row)))
      throw invalidTransition(applicationLife.employer.allowed(stateOf(application, now)));
    await open([{ userId: application.row.user_id }]);
    await logLook(db, { id: user.id, company }, application.row, 'resume', now);
    const [file] = await db.tx
      .select({ content: applicationFiles.content })
      .from(applicationFiles)
      .where(
        and(
          eq(applicationFiles.tenant_id, db.tenantId),
          eq(applicationFiles.application_id, application.row.id),
        ),
      );
    if (!file) throw notFound();
    if (!file.content) return { data: { name: '', headline: '', contact: [], sections: [] } };
    const { name, headline, contact, sections } = documentContent(file.content);
    return {
      data: {
        ...{ name, headline, contact },
        sections: sections.map(({ heading, kind, entries }) => ({ heading, kind, entries })),
      },
    };
  });
