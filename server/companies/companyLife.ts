import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import {
  type CompanyMove,
  type CompanyStanding,
  companyDecisions,
  companyLife,
  ownCompanyMoves,
} from '../../src/machines/company.ts';
import { type Actor, recordAudit } from '../audit/audit.ts';
import type { TenantDb } from '../db/database.ts';
import { type Company, type CompanyIdentity, companies } from '../db/schema/companies.ts';
import { invalid, invalidTransition, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import { markHandled, type Notify } from '../notifications/notify.ts';
import { duplicatesOf } from './companyDuplicates.ts';
import { identityChanges, uncheckedCommitment } from './companyFields.ts';
import { updateOffersToColleagues } from './companyFound.ts';
import type { CompanyDecision } from './companyLetters.ts';
import { notifyCompany } from './companyNews.ts';
import { presentCompany } from './companyViews.ts';

export const companyStateOf = (company: Company): CompanyStanding => ({
  status: company.status,
  attemptsLeft: company.attempts_left,
  hasAppealed: company.appealed_at !== null,
  appealIsOpen: company.appeal_is_open,
  isRechecked: company.recheck_since !== null,
});

const ofTenant = ({ tenantId }: TenantDb, id: number) =>
  and(eq(companies.tenant_id, tenantId), eq(companies.id, id));

/** Locks the row until the transaction ends. Changes of a company or its team take this lock before any other. */
export async function lockCompany(db: TenantDb, id: number): Promise<Company> {
  const [company] = await db.tx.select().from(companies).where(ofTenant(db, id)).for('update');
  if (!company) throw notFound();
  return company;
}

const actions: Record<Exclude<CompanyMove, 'restore'>, string> = {
  submit: 'company.submitted',
  change: 'company.changed',
  rename: 'company.renamed',
  resubmit: 'company.resubmitted',
  appeal: 'company.appealed',
  approve: 'company.approved',
  reject: 'company.rejected',
  deactivate: 'company.deactivated',
  reactivate: 'company.reactivated',
};

// The audit actions while a change to an approved company is waiting: approve and reject then decide on the change, not on the
// company.
const changeActions: Partial<Record<CompanyMove, string>> = {
  rename: 'company.change_requested',
  restore: 'company.change_withdrawn',
  approve: 'company.change_approved',
  reject: 'company.change_refused',
};

function actionOf(move: CompanyMove, isOnChange: boolean) {
  const action = isOnChange && changeActions[move];
  return action || actions[move as keyof typeof actions];
}

export type UpdateJobs = (db: TenantDb, before: Company, after: Company) => Promise<void>;

interface Moving {
  updateJobs: UpdateJobs;
  move: CompanyMove;
  actor: Actor;
  now: Date;
  change?: Partial<Company>;
  details?: Record<string, string | number | boolean | null>;
}

/** Throws if the chart does not allow the move. */
export function companyStateAfter(company: Company, move: CompanyMove) {
  const state = companyStateOf(company);
  const next = companyLife.after(state, move);
  if (!next?.status) throw refusal(state, move);
  return { ...next, status: next.status };
}

/** `company` must be locked. */
export async function moveCompany(db: TenantDb, company: Company, moving: Moving): Promise<Company> {
  const { move, actor, now, updateJobs, change = {}, details = {} } = moving;
  const next = companyStateAfter(company, move);
  const [moved] = await db.tx
    .update(companies)
    .set({
      ...change,
      status: next.status,
      attempts_left: next.attemptsLeft,
      appealed_at: next.hasAppealed ? (company.appealed_at ?? now) : null,
      appeal_is_open: next.appealIsOpen,
      recheck_since: next.isRechecked ? (company.recheck_since ?? now) : null,
      requested_identity: next.isRechecked ? (change.requested_identity ?? company.requested_identity) : null,
      version: sql`${companies.version} + 1`,
      updated_at: now,
    })
    .where(ofTenant(db, company.id))
    .returning();
  if (!moved) throw notFound();
  if (moved.status !== company.status) await updateOffersToColleagues(db, moved);
  await updateJobs(db, company, moved);
  if (moved.status !== company.status)
    await markHandled(db, { types: ['company_rejected', 'company_deactivated'], companyId: moved.id, now });
  const action = actionOf(move, company.recheck_since !== null || next.isRechecked);
  const auditEntry = { action, kind: 'company' as const, id: moved.id, name: moved.name };
  await recordAudit(db, actor, { ...auditEntry, details: { ...details, status: moved.status } }, now);
  return moved;
}

const isDecision = (move: CompanyMove) => companyDecisions.some((decision) => decision === move);

function refusal(state: CompanyStanding, move: CompanyMove) {
  const unused = { ...state, attemptsLeft: 1, hasAppealed: false };
  const isUsedUp = (move === 'resubmit' || move === 'appeal') && companyLife.allowed(unused).includes(move);
  if (isUsedUp)
    return new Problem(409, 'attempts_used', 'You have used all your attempts. Please contact us instead.');
  return invalidTransition(companyLife.allowed(state, isDecision(move) ? companyDecisions : ownCompanyMoves));
}

export type DecisionCode = components['schemas']['DecisionCode'];

/** Puts a company’s applications on hold or lets them go on, and tells the veterans; supplied at assembly. */
export type UpdateApplications = (
  db: TenantDb,
  before: Company,
  after: Company,
  news: { notify: Notify; now: Date },
) => Promise<void>;

interface Deciding {
  updateJobs: UpdateJobs;
  updateApplications: UpdateApplications;
  notify: Notify;
  companyId: number;
  decision: CompanyDecision;
  code?: DecisionCode | undefined;
  text: string;
  confirmsDuplicate?: boolean | undefined;
  version: number;
  actor: Actor;
  now: Date;
}

export async function applyDecision(db: TenantDb, deciding: Deciding): Promise<Company> {
  const { notify, companyId, decision, code, text, confirmsDuplicate, actor, now, updateJobs } = deciding;
  const company = await lockCompany(db, companyId);
  await refuseVersion(db, company, deciding.version);
  const errors = {
    ...(decision === 'reject' && !code && { code: ['Choose why'] }),
    ...(decision !== 'approve' && !text && { text: ['Say why'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (decision === 'approve' && canBeApproved(company) && !confirmsDuplicate)
    await refuseDuplicate(db, company);
  const isOnChange = company.recheck_since !== null && (decision === 'approve' || decision === 'reject');
  // A change without `requested_identity` dates from a time when changes took effect without approval. The old name was not
  // stored, so an operator cannot reject such a change, only approve it or deactivate the company.
  if (isOnChange && decision === 'reject' && !company.requested_identity)
    throw invalidTransition(['approve', 'deactivate']);
  const requested = companyWithRequestedChange(company);
  const moved = await moveCompany(db, company, {
    move: decision,
    actor,
    now,
    updateJobs,
    change: {
      decided_at: now,
      ...(decision === 'reactivate' && { reactivated_at: now }),
      ...(isOnChange ? {} : reasonOf(decision, code, text)),
      ...(decision === 'approve' &&
        company.requested_identity && { ...company.requested_identity, ...uncheckedCommitment }),
    },
    details: {
      code: code ?? null,
      text: text || null,
      ...(decision === 'approve' && confirmsDuplicate && { confirmed_duplicate: true }),
      ...(isOnChange && detailsOfChange(company, requested)),
    },
  });
  await deciding.updateApplications(db, company, moved, { notify, now });
  await notifyCompany(db, moved, { decision, text, notify, isOnChange });
  return moved;
}

export const companyWithRequestedChange = (company: Company): Company => ({
  ...company,
  ...company.requested_identity,
});

export const detailsOfChange = (before: CompanyIdentity, after: CompanyIdentity) =>
  Object.fromEntries(
    identityChanges(before, after).flatMap((change) => [
      [`old_${change.field}`, change.before],
      [`new_${change.field}`, change.after],
    ]),
  );

export async function recordCommitmentCheck(
  db: TenantDb,
  checking: { companyId: number; isConfirmed: boolean; version: number; actor: Actor; now: Date },
): Promise<Company> {
  const { companyId, isConfirmed, version, actor, now } = checking;
  const company = await lockCompany(db, companyId);
  await refuseVersion(db, company, version);
  const { veteran_commitment: commitment, commitment_evidence: evidence } = company;
  if (commitment === 'none') throw invalidTransition([]);
  const [checked] = await db.tx
    .update(companies)
    .set({
      checked_commitment: isConfirmed ? commitment : 'none',
      commitment_refused: !isConfirmed,
      version: sql`${companies.version} + 1`,
      updated_at: now,
    })
    .where(ofTenant(db, company.id))
    .returning();
  if (!checked) throw notFound();
  const auditEntry = {
    action: isConfirmed ? 'company.commitment_confirmed' : 'company.commitment_refused',
    kind: 'company' as const,
    id: company.id,
    name: company.name,
    details: { commitment, evidence },
  };
  await recordAudit(db, actor, auditEntry, now);
  return checked;
}

async function refuseVersion(db: TenantDb, company: Company, version: number) {
  if (version !== company.version) throw versionConflict(await presentCompany(db, company));
}

export const canBeApproved = (company: Company) =>
  companyLife.allowed(companyStateOf(company), ['approve']).length > 0;

async function refuseDuplicate(db: TenantDb, company: Company) {
  const duplicates = (await duplicatesOf(db, [companyWithRequestedChange(company)])).get(company.id) ?? [];
  if (duplicates.length === 0) return;
  const names = duplicates.map(({ name }) => name).join(', ');
  throw new Problem(409, 'duplicate_company', `This may be a duplicate of ${names}. Check, then confirm.`, {
    data: { duplicates },
  });
}

function reasonOf(decision: CompanyDecision, code: DecisionCode | undefined, text: string): Partial<Company> {
  if (decision === 'reject') return { rejection_code: code ?? 'other', rejection_text: text };
  return decision === 'approve' ? { rejection_code: null, rejection_text: null } : {};
}
