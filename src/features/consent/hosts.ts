import type { Tenant } from '../../api/tenant.ts';
import type { TagKind } from './answers.ts';

export const hostsOf = (tenant: Pick<Tenant, TagKind>, kinds: readonly TagKind[]): string[] => [
  ...new Set(kinds.flatMap((kind) => (tenant[kind] ? [new URL(tenant[kind].script_url).hostname] : []))),
];
