// To whom a recruiter writes the same message about a job, and what its placeholders become for each of them.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import type { TemplateValues } from '../../src/machines/templateText.ts';
import {
  type Application,
  companyOf,
  demandJob,
  employerSide,
  ofSide,
  selectApplications,
} from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import type { Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { statusesForCompany } from './openConversation.ts';

type MessageRecipient = components['schemas']['MessageRecipient'];

interface Selection {
  jobId: number;
  ids: readonly number[];
}

/** Those of them that are for this job of the company. With `lock`, until the transaction ends. */
export async function selectRecipients(
  db: TenantDb,
  companyId: number,
  { jobId, ids }: Selection,
  { lock = false } = {},
): Promise<Application[]> {
  const where = and(
    ofSide(db, { companyId }),
    eq(applications.job_id, jobId),
    inArray(applications.id, [...ids]),
  );
  if (lock)
    // In order of id, like all code that locks several applications.
    await db.tx
      .select({ id: applications.id })
      .from(applications)
      .where(where)
      .orderBy(asc(applications.id))
      .for('update');
  return selectApplications(db).where(where).orderBy(asc(applications.id));
}

type Sender = Pick<SignedInUser, 'first_name' | 'last_name'>;

/** As the page of the application shows them to the recruiter. */
export const placeholderValues = (
  { row, company }: Pick<Application, 'row' | 'company'>,
  sender: Sender,
): TemplateValues => ({
  'first name': row.profile?.first_name || `Candidate ${row.id}`,
  job: row.job_title,
  company: company.name,
  'my name': personName(sender),
});

export const listMessageRecipients: Operation<'listMessageRecipients'> = ({
  params,
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const { id: companyId } = companyOf(user);
    await demandJob(db, employerSide(user), params.id);
    const rows = await selectRecipients(db, companyId, { jobId: params.id, ids: query.application_id });
    const statusOf = await statusesForCompany(db, companyId, { applications: rows, now });
    const data = rows.map((application): MessageRecipient => {
      const values = placeholderValues(application, user);
      return {
        id: application.row.id,
        status: statusOf(application),
        first_name: query.anonymous === 1 ? null : values['first name'],
        job: application.row.job_title,
        company: application.company.name,
        my_name: personName(user),
      };
    });
    return { data };
  });
