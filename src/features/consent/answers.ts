import type { Consents } from '../../api/consents.ts';
import type { Tenant } from '../../api/tenant.ts';

const tagKinds = ['analytics', 'recording'] as const;
export type TagKind = (typeof tagKinds)[number];

/** A kind without an answer has no entry. */
export type ConsentAnswers = Partial<Record<TagKind, boolean>>;

const key = 'consent';

/** Ignores answers to another version of the privacy notice. */
export function readAnswers(version: string): ConsentAnswers {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as
      | (Record<string, unknown> & { version?: unknown })
      | null;
    if (stored?.version !== version) return {};
    return Object.fromEntries(
      tagKinds.flatMap((kind) => (typeof stored[kind] === 'boolean' ? [[kind, stored[kind]]] : [])),
    );
  } catch {
    return {};
  }
}

export const storeAnswers = (version: string, answers: ConsentAnswers) =>
  localStorage.setItem(key, JSON.stringify({ version, ...answers }));

export function answersOf(consents: Consents): ConsentAnswers {
  const answers: ConsentAnswers = {};
  for (const kind of tagKinds) {
    if (consents[kind] || consents.history.some((entry) => entry.kind === kind))
      answers[kind] = consents[kind];
  }
  return answers;
}

export const offered = (tenant: Pick<Tenant, TagKind>): TagKind[] =>
  tagKinds.filter((kind) => kind === 'analytics' || tenant[kind] !== null);

export const configured = (tenant: Pick<Tenant, TagKind>): TagKind[] =>
  tagKinds.filter((kind) => tenant[kind] !== null);
