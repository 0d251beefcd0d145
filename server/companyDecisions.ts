/** Promises: an operator's decision on a company, from the page or from a shell, moves it, is audited and is told to its admins. */
import type { components } from '../openapi.gen.d.ts';
import type { companyDecisions } from '../src/machines/company.ts';
import type { Actor } from './audit.ts';
import { companyDecisionLetter, type Mail } from './companyLetters.ts';
import { lockCompany, moveCompany } from './companyLife.ts';
import type { TenantDb } from './db/database.ts';
import type { Company } from './db/schema/companies.ts';
import { adminsOf } from './membershipLife.ts';
import { invalid } from './problem.ts';

export type CompanyDecision = (typeof companyDecisions)[number];
export type DecisionCode = components['schemas']['DecisionCode'];

interface Deciding {
  mail: Mail;
  companyId: number;
  decision: CompanyDecision;
  code?: DecisionCode | undefined;
  text: string;
  actor: Actor;
  now: Date;
}

export async function decideCompany(db: TenantDb, deciding: Deciding): Promise<Company> {
  const { mail, companyId, decision, code, text, actor, now } = deciding;
  const company = await lockCompany(db, companyId);
  if (decision === 'reject' && !code) throw invalid({ code: ['Choose why'] });
  const moved = await moveCompany(db, company, {
    move: decision,
    actor,
    now,
    change: { decided_at: now, ...reasonOf(decision, code, text) },
    details: { code: code ?? null, text },
  });
  const letter = companyDecisionLetter(decision, moved.name, text);
  for (const admin of await adminsOf(db, moved.id)) await mail(db, admin.email, letter);
  return moved;
}

function reasonOf(decision: CompanyDecision, code: DecisionCode | undefined, text: string): Partial<Company> {
  if (decision === 'reject') return { rejection_code: code ?? 'other', rejection_text: text };
  return decision === 'approve' ? { rejection_code: null, rejection_text: null } : {};
}
