/**
 * Promises: a company moves only as its statechart allows, one move at a time (the row is held), and every move is in the
 * audit; an illegal one is refused with the legal ones.
 */
import { and, eq, sql } from 'drizzle-orm';
import {
  type CompanyMove,
  type CompanyStanding,
  companyDecisions,
  companyLife,
  ownCompanyMoves,
} from '../src/machines/company.ts';
import { type Actor, record } from './audit.ts';
import { offerToColleagues } from './companyFound.ts';
import type { TenantDb } from './db/database.ts';
import { type Company, companies } from './db/schema/companies.ts';
import { invalidTransition, notFound, Problem } from './problem.ts';

export const standingOf = (company: Company): CompanyStanding => ({
  status: company.status,
  attemptsLeft: company.attempts_left,
  hasAppealed: company.appealed_at !== null,
  appealIsOpen: company.appeal_is_open,
  isRechecked: company.recheck_since !== null,
});

const ofTenant = ({ tenantId }: TenantDb, id: number) =>
  and(eq(companies.tenant_id, tenantId), eq(companies.id, id));

/** Held until the transaction ends: whoever changes a company or its team asks for it first. */
export async function lockCompany(db: TenantDb, id: number): Promise<Company> {
  const [company] = await db.tx.select().from(companies).where(ofTenant(db, id)).for('update');
  if (!company) throw notFound();
  return company;
}

const actions: Record<CompanyMove, string> = {
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

interface Moving {
  move: CompanyMove;
  actor: Actor;
  now: Date;
  /** Other columns that change with the move. */
  change?: Partial<Company>;
  details?: Record<string, string | number | boolean | null>;
}

/** `company` must be locked. */
export async function moveCompany(db: TenantDb, company: Company, moving: Moving): Promise<Company> {
  const { move, actor, now, change = {}, details = {} } = moving;
  const standing = standingOf(company);
  const next = companyLife.after(standing, move);
  if (!next?.status) throw refusal(standing, move);
  const [moved] = await db.tx
    .update(companies)
    .set({
      ...change,
      status: next.status,
      attempts_left: next.attemptsLeft,
      appealed_at: next.hasAppealed ? (company.appealed_at ?? now) : null,
      appeal_is_open: next.appealIsOpen,
      recheck_since: next.isRechecked ? (company.recheck_since ?? now) : null,
      version: sql`${companies.version} + 1`,
      updated_at: now,
    })
    .where(ofTenant(db, company.id))
    .returning();
  if (!moved) throw notFound();
  if (moved.status !== company.status) await offerToColleagues(db, moved);
  const deed = { action: actions[move], kind: 'company' as const, id: moved.id, name: moved.name };
  await record(db, actor, { ...deed, details: { ...details, status: moved.status } }, now);
  return moved;
}

const isDecision = (move: CompanyMove) => companyDecisions.some((one) => one === move);

function refusal(standing: CompanyStanding, move: CompanyMove) {
  const isUsedUp =
    (move === 'resubmit' && companyLife.after({ ...standing, attemptsLeft: 1 }, move)) ||
    (move === 'appeal' && companyLife.after({ ...standing, hasAppealed: false }, move));
  if (isUsedUp && standing.status === 'rejected' && !standing.appealIsOpen)
    return new Problem(409, 'attempts_used', 'That was already used; write to us instead.');
  return invalidTransition(
    companyLife.allowed(standing, isDecision(move) ? companyDecisions : ownCompanyMoves),
  );
}
