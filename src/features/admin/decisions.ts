/** The words of what an operator can do, and what a refusal says. */
import type { DecisionCode, ReportDecision } from '../../api/admin.ts';
import { ApiError } from '../../api/client.ts';
import type { companyDecisions } from '../../machines/company.ts';

export type Move = (typeof companyDecisions)[number];
export type ReportMove = ReportDecision['decision'];

export const moveWords: Record<Move | ReportMove, { act: string; busy: string; done: string }> = {
  approve: { act: 'Approve', busy: 'Approving…', done: 'Approved' },
  reject: { act: 'Reject', busy: 'Rejecting…', done: 'Rejected' },
  deactivate: { act: 'Switch off', busy: 'Switching off…', done: 'Switched off' },
  reactivate: { act: 'Switch on', busy: 'Switching on…', done: 'Switched on' },
  dismiss: { act: 'Dismiss', busy: 'Dismissing…', done: 'Dismissed' },
  remove: { act: 'Take down', busy: 'Taking down…', done: 'Taken down' },
};

export const codeWords: Record<DecisionCode, string> = {
  website_unreachable: 'The website does not open',
  domain_mismatch: 'The e-mail address belongs to another domain',
  incomplete: 'Details are missing',
  not_an_employer: 'It is not an employer',
  duplicate: 'The company is here already',
  suspected_fraud: 'Fraud is suspected',
  other: 'Another reason',
};

const isMove = (value: unknown): value is keyof typeof moveWords =>
  typeof value === 'string' && value in moveWords;

/** A refusal as a sentence; where somebody was faster, with what can be done now. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code !== 'invalid_transition') return error.errors ? null : error.message;
  const { allowed } = (error.data ?? {}) as { allowed?: unknown[] };
  const left = (allowed ?? []).filter(isMove).map((move) => moveWords[move].act.toLowerCase());
  return left.length > 0
    ? `Somebody has decided meanwhile. What can be done now: ${left.join(' or ')}.`
    : 'Somebody has decided meanwhile. There is nothing to decide now.';
}
