/** Companies to decide on, over the same rules as the operator's page, and the audit. */
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { isCompanyWaiting } from '../../server/admin/admin.ts';
import { updateCompanyApplications } from '../../server/applications/hold.ts';
import { commandLineActor, shownSubject } from '../../server/audit/audit.ts';
import { identityChanges } from '../../server/companies/companyFields.ts';
import type { CompanyDecision } from '../../server/companies/companyLetters.ts';
import {
  applyDecision,
  companyWithRequestedChange,
  type DecisionCode,
} from '../../server/companies/companyLife.ts';
import { auditCategories, auditEntries } from '../../server/db/schema/audit.ts';
import { companies, companyStatuses } from '../../server/db/schema/companies.ts';
import { updateCompanyJobs } from '../../server/jobs/ofCompany.ts';
import { UsageError } from './endings.ts';
import { asTenantWithMail, tenantCalled } from './place.ts';
import { choice, json, type Option, print, tenant, text, type Verb, withDatabase } from './verb.ts';

const listCompanies: Verb = {
  name: 'list-companies',
  about: 'lists the companies of a tenant',
  options: {
    tenant,
    status: text('waiting|pending|active|rejected|inactive', 'only these; waiting for a decision', false),
    json,
  },
  example: '--tenant uk --status waiting',
  run: (input, io) =>
    withDatabase(io, async (database) => {
      const { id } = await tenantCalled(database, input.options.tenant);
      const { status } = input.options;
      const filter = status && choice('status', status, ['waiting', ...companyStatuses] as const);
      const of = filter === 'waiting' ? isCompanyWaiting : filter ? eq(companies.status, filter) : undefined;
      const rows = await database.asTenant(id, ({ tx }) =>
        tx
          .select()
          .from(companies)
          .where(and(eq(companies.tenant_id, id), of))
          .orderBy(companies.id),
      );
      print(
        rows.map((row) => ({
          id: row.id,
          version: row.version,
          status: row.status,
          name: row.name,
          website: row.website,
          'email domain': row.email_domain,
          number: row.registration_number,
          'wants to be': identityChanges(row, companyWithRequestedChange(row))
            .map(({ after }) => after ?? 'not given')
            .join(', '),
          sent: row.submitted_at.toISOString().slice(0, 10),
        })),
        input,
        io,
      );
    }),
};

const codes: DecisionCode[] = [
  'website_unreachable',
  'domain_mismatch',
  'incomplete',
  'not_an_employer',
  'duplicate',
  'suspected_fraud',
  'other',
];

const confirmDuplicate: Option = {
  about: 'also where an approved company has its name, domain or number',
};

const deciding = (decision: CompanyDecision, about: string): Verb => ({
  name: `${decision}-company`,
  about,
  positional: 'id',
  options: {
    tenant,
    version: text('number', 'as list-companies shows the company that you have read'),
    text: text('reason', 'told to the company’s admins and kept in the audit'),
    ...(decision === 'reject' ? { code: text(codes.join('|'), 'why') } : {}),
    ...(decision === 'approve' ? { 'confirm-duplicate': confirmDuplicate } : {}),
  },
  example: `4 --tenant uk --version 2${decision === 'reject' ? ' --code website_unreachable' : ''} --text "Website and number were checked"`,
  run: ({ options, positional }, io) =>
    withDatabase(io, async (database) => {
      const owner = await tenantCalled(database, options.tenant);
      const companyId = Number(positional);
      if (!/^\d{1,9}$/.test(positional)) throw new UsageError(`${positional} is no id of a company.`);
      if (!/^\d{1,9}$/.test(options.version))
        throw new UsageError(`--version: ${options.version} is not a number.`);
      const code = options.code && choice('code', options.code, codes);
      const company = await asTenantWithMail(database, owner, io.env, (db, notify, now) =>
        applyDecision(db, {
          ...{
            notify,
            updateJobs: updateCompanyJobs,
            updateApplications: updateCompanyApplications,
            companyId,
            decision,
            text: options.text,
            version: Number(options.version),
            actor: commandLineActor,
            now,
          },
          code: code || undefined,
          confirmsDuplicate: options.confirmDuplicate === true,
        }),
      );
      io.out(`${company.name} is ${company.status} now.`);
    }),
});

const listAudit: Verb = {
  name: 'list-audit',
  about: 'lists who did what in a tenant, the newest first',
  options: { tenant, kind: text(auditCategories.join('|'), 'only these', false), json },
  example: '--tenant uk --kind sign_in',
  run: (input, io) =>
    withDatabase(io, async (database) => {
      const { id } = await tenantCalled(database, input.options.tenant);
      const { kind } = input.options;
      const only = kind ? eq(auditEntries.category, choice('kind', kind, auditCategories)) : undefined;
      const rows = await database.asTenant(id, ({ tx }) =>
        tx
          .select({ ...getTableColumns(auditEntries), subject: shownSubject })
          .from(auditEntries)
          .where(and(eq(auditEntries.tenant_id, id), only))
          .orderBy(desc(auditEntries.id))
          .limit(200),
      );
      print(
        rows.map(({ at, actor, action, subject, network, times }) => ({
          ...{ at: at.toISOString(), actor, action, subject },
          ...{ from: network ?? '', times },
        })),
        input,
        io,
      );
    }),
};

export const companyVerbs: Verb[] = [
  listCompanies,
  deciding('approve', 'approves a company that waits for a decision'),
  deciding('reject', 'turns a company down, with the reason'),
  deciding('deactivate', 'switches an approved company off'),
  deciding('reactivate', 'switches it on again'),
  listAudit,
];
