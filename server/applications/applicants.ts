// What the page of an applicant shows their company besides the application itself.
import { and, eq } from 'drizzle-orm';
import { documentContent } from '../../src/documents/printed.ts';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import type { Reading } from '../companies/profileReads.ts';
import { applicationFiles } from '../db/schema/applications.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { logLook } from './accessLog.ts';
import { findApplication, stands, stateOf } from './applicationLife.ts';
import { companyOf } from './employer.ts';

export const getApplicationCvText: Operation<'getApplicationCvText', { reading: Reading }> = (
  call,
  { reading },
) =>
  reading(call, async (db, open) => {
    const { params, user, now } = call;
    const company = companyOf(user);
    const application = await findApplication(db, { companyId: company.id }, params.id);
    if (!stands(application, now)) throw notFound();
    // The first look is a step of the application, which only opening the file takes.
    if (application.row.status === 'submitted')
      throw invalidTransition(applicationLife.employer.allowed(stateOf(application, now)));
    await open([application.row.user_id]);
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
