import type { DecisionCode, ReportDecision } from '../../api/admin.ts';
import { ApiError } from '../../api/client.ts';
import type { MessageDecision } from '../../api/messageReports.ts';
import type { companyDecisions } from '../../machines/company.ts';

export type CompanyAction = (typeof companyDecisions)[number];
export type ReportMove = ReportDecision['decision'];
export type MessageMove = MessageDecision['decision'];

type Move = CompanyAction | ReportMove | MessageMove;

export const decisionLabels: Record<Move, { act: string; busy: string; done: string }> = {
  approve: { act: 'Approve', busy: 'Approving…', done: 'Approved' },
  reject: { act: 'Reject', busy: 'Rejecting…', done: 'Rejected' },
  deactivate: { act: 'Deactivate', busy: 'Deactivating…', done: 'Inactive' },
  reactivate: { act: 'Reactivate', busy: 'Reactivating…', done: 'Reactivated' },
  dismiss: { act: 'Dismiss', busy: 'Dismissing…', done: 'Dismissed' },
  remove: { act: 'Take down', busy: 'Taking down…', done: 'Taken down' },
  hide: { act: 'Hide', busy: 'Hiding…', done: 'Hidden' },
};

export const codeWords: Record<DecisionCode, string> = {
  website_unreachable: 'The website doesn’t work',
  domain_mismatch: 'The email address doesn’t match the website',
  incomplete: 'Details are missing',
  not_an_employer: 'It isn’t an employer',
  duplicate: 'The company is already here',
  suspected_fraud: 'Suspected fraud',
  other: 'Another reason',
};

const isMove = (value: unknown): value is keyof typeof decisionLabels =>
  typeof value === 'string' && value in decisionLabels;

export function decisionError(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code !== 'invalid_transition') return error.errors ? null : error.message;
  const { allowed } = (error.data ?? {}) as { allowed?: unknown[] };
  const left = (allowed ?? []).filter(isMove).map((move) => decisionLabels[move].act.toLowerCase());
  return left.length > 0
    ? `Someone else has already decided. You can still ${left.join(' or ')}.`
    : 'Someone else has already decided. There’s nothing left to decide.';
}
