/** What somebody answered about analytics and session recording, in this browser and in the account, and what follows. */
import type { Consents } from '../../api/consents.ts';
import type { Tenant } from '../../api/tenant.ts';

export const tagKinds = ['analytics', 'recording'] as const;
export type TagKind = (typeof tagKinds)[number];

/** Nothing stands for a kind that nobody was asked about. */
export type Answers = Partial<Record<TagKind, boolean>>;

const key = 'consent';

/** Answers to another privacy notice than the present one are none. */
export function readAnswers(version: string): Answers {
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

export const storeAnswers = (version: string, answers: Answers) =>
  localStorage.setItem(key, JSON.stringify({ version, ...answers }));

/** The last word of the account on each kind; before the first there is none. */
export function answersOf(consents: Consents): Answers {
  const answers: Answers = {};
  for (const kind of tagKinds) {
    if (consents[kind] || consents.history.some((entry) => entry.kind === kind))
      answers[kind] = consents[kind];
  }
  return answers;
}

/** What can be allowed here: our own count of steps needs no tag. */
export const offered = (tenant: Pick<Tenant, TagKind>): TagKind[] =>
  tagKinds.filter((kind) => kind === 'analytics' || tenant[kind] !== null);

/** What is asked about before anybody looks for it: what loads a script of another company. */
export const configured = (tenant: Pick<Tenant, TagKind>): TagKind[] =>
  tagKinds.filter((kind) => tenant[kind] !== null);
