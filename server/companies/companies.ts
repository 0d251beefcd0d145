import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { companyLife } from '../../src/machines/company.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { letterWriter, operatorsOf } from '../auth/interface.ts';
import { personKey } from '../background/fairQueue.ts';
import type { TenantDb } from '../db/database.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { memberships } from '../db/schema/teams.ts';
import {
  checkPicture,
  makePicture,
  removePicture,
  removePictureAfter,
  storePicture,
} from '../files/pictures.ts';
import { invalid, invalidTransition, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Letter } from '../mail/letter.ts';
import { originOf } from '../mail/origin.ts';
import type { MailContext, Outbox } from '../mail/outbox.ts';
import {
  checkFields,
  commitmentAfter,
  employerDomain,
  identityChanges,
  identityOf,
  isSameIdentity,
  uncheckedCommitment,
} from './companyFields.ts';
import { setOfferedCompany, updateOffersToColleagues } from './companyFound.ts';
import { companyAppearanceLetter, companyChangeLetter } from './companyLetters.ts';
import {
  companyStateAfter,
  detailsOfChange,
  lockCompany,
  moveCompany,
  type UpdateJobs,
} from './companyLife.ts';
import { presentCompany, presentCompanyStatus } from './companyViews.ts';
import { lockOwnMember, membershipRefusal, moveMember } from './people/membershipLife.ts';

// Serialises creation within a tenant, so that a company is not created twice.
const creationLock = 72_610_042;

async function existing(
  db: TenantDb,
  userId: number,
  domain: string | null,
  registration: Pick<Company, 'registration_number' | 'country_id'>,
) {
  const isOpenInTenant = and(
    eq(companies.tenant_id, db.tenantId),
    inArray(companies.status, ['pending', 'active']),
  );
  const isDeclined = sql`exists (select from ${memberships} where ${memberships.tenant_id} = ${companies.tenant_id}
    and ${memberships.user_id} = ${userId} and ${companies.id} = any(${memberships.declined_company_ids}))`;
  const [ofDomain] = domain
    ? await db.tx
        .select()
        .from(companies)
        .where(and(isOpenInTenant, eq(companies.email_domain, domain), not(isDeclined)))
    : [];
  const number = registration.registration_number;
  const [ofNumber] = number
    ? await db.tx
        .select()
        .from(companies)
        .where(
          and(
            isOpenInTenant,
            eq(companies.registration_number, number),
            eq(companies.country_id, registration.country_id),
          ),
        )
    : [];
  return { ofDomain, ofNumber };
}

export const getCompanyStatus: Operation<'getCompanyStatus'> = ({ query, user, transaction }) =>
  transaction(async (db) => ({ data: await presentCompanyStatus(db, user.id, query.path) }));

export const createCompany: Operation<'createCompany'> = async ({
  form,
  tenant,
  user,
  now,
  limit,
  transaction,
  conclude,
}) => {
  const { logo: file, is_authorised: _, ...registration } = form;
  await limit('createCompany');
  if (file) {
    checkPicture(file, 'logo');
    await limit('uploadPicture');
  }
  const encoded = file ? await makePicture(file, 'logo', personKey(tenant.id, user.id)) : null;
  const result = await transaction(async (db) => {
    await db.tx.execute(sql`select pg_advisory_xact_lock(${creationLock}, ${db.tenantId})`);
    const person = await lockOwnMember(db, user);
    if (person.company_id) throw await membershipRefusal(db, person, 'create');
    const { columns, errors } = await checkFields(db, tenant, registration);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const domain = employerDomain(person.email);
    const { ofDomain, ofNumber } = await existing(db, user.id, domain, columns);
    if (ofDomain) await setOfferedCompany(db, person, ofDomain.id);
    const already = ofDomain ?? ofNumber;
    if (already) return { already };
    const companiesOfDomain = await db.tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.email_domain, domain ?? '')));
    const [company] = await db.tx
      .insert(companies)
      .values({
        ...columns,
        ...submitted(),
        tenant_id: db.tenantId,
        email_domain: companiesOfDomain.length > 0 ? null : domain,
        logo: encoded && (await storePicture(db, encoded, now)),
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning();
    if (!company) throw new Error('The new company was not stored');
    const actor = actorOf(person);
    await moveMember(db, person, { move: 'create', company, actor, now });
    await updateOffersToColleagues(db, company);
    const auditEntry = {
      action: 'company.submitted',
      kind: 'company' as const,
      id: company.id,
      name: company.name,
    };
    await recordAudit(db, actor, auditEntry, now);
    return { made: await conclude(db, { data: await presentCompany(db, company) }) };
  });
  if (result.made) return result.made;
  throw companyExists(result.already);
};

export const getCompany: Operation<'getCompany'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await presentCompany(db, await ownCompany(db, user.company?.id)) }));

export const updateCompany: Operation<'updateCompany', ChangeOptions> = async (
  call,
  { updateJobs, outbox },
) => {
  const { body, tenant, user, now, limit, transaction } = call;
  const { version, ...registration } = body;
  await limit('changeCompany');
  const isNewDescription = await transaction(async (db) => {
    const before = await ownCompany(db, user.company?.id);
    const { columns, errors } = await checkFields(db, tenant, registration);
    const isRefused = version !== before.version || Object.keys(errors).length > 0;
    return !isRefused && columns.description !== before.description;
  });
  if (isNewDescription) await limitAppearance(call);
  const data = await transaction(async (db) => {
    const { company, person } = await lockOwn(db, user, 'admin');
    if (version !== company.version) throw versionConflict(await presentCompany(db, company));
    const { columns, errors } = await checkFields(db, tenant, registration);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const moving = { ...changeOf(company, columns), actor: actorOf(person), now, updateJobs };
    const moved = await moveCompany(db, company, moving);
    if (!company.recheck_since && moved.requested_identity) {
      const letter = companyChangeLetter(company.name, identityChanges(company, moved.requested_identity));
      await notifyOperators(db, letter, { outbox, call });
    }
    if (company.status === 'active' && company.description !== moved.description) {
      const change = { before: company.description, after: moved.description };
      const letter = companyAppearanceLetter(company.name, 'description', change);
      await notifyOperators(db, letter, { outbox, call });
    }
    return presentCompany(db, moved);
  });
  outbox.wake();
  return { data };
};

async function limitAppearance({ limit, user }: Pick<Call<'saveCompanyLogo'>, 'limit' | 'user'>) {
  if (user.company?.status !== 'active') return;
  await limit('changeAppearance', { whose: `company ${user.company.id}` });
}

interface ChangeOptions {
  updateJobs: UpdateJobs;
  outbox: Outbox;
}

export const saveCompanyLogo: Operation<'saveCompanyLogo', ChangeOptions> = async (call, options) => {
  const { form, tenant, user, now, limit, transaction } = call;
  checkPicture(form.logo, 'logo');
  await limit('uploadPicture');
  const encoded = await makePicture(form.logo, 'logo', personKey(tenant.id, user.id));
  // Counted only now, so that a picture that cannot be read does not count towards the limit.
  await limitAppearance(call);
  const data = await transaction(async (db) =>
    replaceLogo(db, () => storePicture(db, encoded, now), { call, ...options }),
  );
  options.outbox.wake();
  return { data };
};

export const removeCompanyLogo: Operation<'removeCompanyLogo', ChangeOptions> = async (call, options) => {
  const { logo } = await call.transaction((db) => ownCompany(db, call.user.company?.id));
  if (logo) await limitAppearance(call);
  const data = await call.transaction(async (db) => replaceLogo(db, async () => null, { call, ...options }));
  options.outbox.wake();
  return { data };
};

// A replaced logo is stored for 30 days, as are the emails that link to it.
const replacedLogoLife = 30 * 24 * 3_600_000;

async function replaceLogo(
  db: TenantDb,
  storeLogo: () => Promise<Company['logo']>,
  { call, updateJobs, outbox }: ChangeOptions & { call: MailContext & Pick<Call<'saveCompanyLogo'>, 'user'> },
) {
  const { user, now, host } = call;
  const { company, person } = await lockOwn(db, user, 'admin');
  const change = { logo: await storeLogo() };
  if (!company.logo && !change.logo) {
    companyStateAfter(company, 'change');
    return presentCompany(db, company);
  }
  const details = { changed: 'logo' };
  const moving = { move: 'change', actor: actorOf(person), now, updateJobs, change, details } as const;
  const moved = await moveCompany(db, company, moving);
  if (company.status === 'active') {
    await removePictureAfter(db, company.logo, new Date(now.getTime() + replacedLogoLife));
    const [before, after] = [company.logo, moved.logo].map(
      (logo) => logo && originOf(host) + logo.original_url,
    );
    const letter = companyAppearanceLetter(company.name, 'logo', {
      before: before ?? null,
      after: after ?? null,
    });
    await notifyOperators(db, letter, { outbox, call });
  } else await removePicture(db, company.logo);
  return presentCompany(db, moved);
}

async function notifyOperators(
  db: TenantDb,
  letter: Letter,
  { outbox, call }: { outbox: Outbox; call: MailContext },
) {
  for (const { email } of await operatorsOf(db)) await letterWriter(outbox, call)(db, email, letter);
}

export const appealCompany: Operation<'appealCompany', { updateJobs: UpdateJobs }> = (
  { body, user, now, transaction },
  { updateJobs },
) =>
  transaction(async (db) => {
    const { company, person } = await lockOwn(db, user, 'recruiter');
    const actor = actorOf(person);
    await moveCompany(db, company, {
      move: 'appeal',
      actor,
      now,
      updateJobs,
      change: { appeal_text: body.text },
    });
    return { data: await presentCompanyStatus(db, user.id) };
  });

export const resubmitCompany: Operation<'resubmitCompany', { updateJobs: UpdateJobs }> = (
  { body, user, now, transaction },
  { updateJobs },
) =>
  transaction(async (db) => {
    const { company, person } = await lockOwn(db, user, 'admin');
    const actor = actorOf(person);
    const change = { note: body.note || null, submitted_at: now, decided_at: null };
    await moveCompany(db, company, { move: 'resubmit', actor, now, updateJobs, change });
    return { data: await presentCompanyStatus(db, user.id) };
  });

// In an approved company, a new name, legal name, website or registration number has to be approved by an operator. Other
// fields change immediately.
function changeOf(company: Company, columns: Awaited<ReturnType<typeof checkFields>>['columns']) {
  const newIdentity = identityOf(columns);
  const isAsBefore = isSameIdentity(company, newIdentity);
  const change = { ...columns, ...commitmentAfter(company, columns) };
  if (company.status !== 'active')
    return isAsBefore
      ? { move: 'change' as const, change }
      : // An operator checked the commitment to veterans under the previous name, so it needs a new check.
        { move: 'rename' as const, change: { ...change, ...uncheckedCommitment } };
  const rest = { ...change, ...identityOf(company) };
  const requested = company.requested_identity;
  if (isAsBefore) return { move: requested ? ('restore' as const) : ('change' as const), change: rest };
  if (requested && isSameIdentity(requested, newIdentity)) return { move: 'change' as const, change: rest };
  return {
    move: 'rename' as const,
    change: { ...rest, requested_identity: newIdentity },
    details: detailsOfChange(company, newIdentity),
  };
}

function submitted() {
  const none = { status: null, attemptsLeft: 3, hasAppealed: false, appealIsOpen: false, isRechecked: false };
  const next = companyLife.after(none, 'submit');
  if (!next?.status) throw invalidTransition([]);
  return { status: next.status, attempts_left: next.attemptsLeft };
}

const companyExists = ({ id, name, status }: Company) =>
  new Problem(409, 'company_exists', `${name} is already registered.`, {
    data: { company_found: { id, name, status } },
  });

async function ownCompany(db: TenantDb, id: number | undefined): Promise<Company> {
  const [company] = id
    ? await db.tx
        .select()
        .from(companies)
        .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, id)))
    : [];
  if (!company) throw notFound();
  return company;
}

// The membership is checked again, because it may have changed since the call was authorised.
async function lockOwn(
  db: TenantDb,
  user: Pick<SignedInUser, 'id' | 'access_epoch' | 'company'>,
  as: 'recruiter' | 'admin',
) {
  if (!user.company) throw invalidTransition([]);
  const company = await lockCompany(db, user.company.id);
  const person = await lockOwnMember(db, user);
  if (person.company_id !== company.id || person.status !== 'active') throw invalidTransition([]);
  if (person.member_role !== 'recruiter' || (as === 'admin' && !person.is_admin)) {
    throw new Problem(403, 'forbidden_role', 'Your account cannot do that.');
  }
  return { company, person };
}
