// What there has been between a company and the candidates that it sees: of a named one under the name, of an anonymous one with
// their present card.
import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { CandidateNumbers } from '../companies/interface.ts';
import { numbers as ids } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { invitationsOf, presentedInvitation, type VisibleCandidate } from './visibleCandidates.ts';

export type CompanyContact = Pick<components['schemas']['Candidate'], 'application' | 'invitation'>;

export const noContact: CompanyContact = { application: null, invitation: null };

type Person = Pick<VisibleCandidate, 'id' | 'is_open' | 'card_id'>;

/** For at most a page of `people`. Those without contact have no entry. `jobId` is the job whose contact comes first. */
export async function contactsWith(
  { tenantId, tx }: TenantDb,
  { companyId }: Pick<CandidateNumbers, 'companyId'>,
  people: readonly Person[],
  jobId: number | null,
): Promise<Map<number, CompanyContact>> {
  const open = `{${people.map(({ is_open }) => is_open).join(',')}}`;
  const { rows } = await tx.execute<CompanyContact & { id: number } & Record<string, unknown>>(sql`
    select person.id, application.shown as application, invitation.shown as invitation
    from unnest(${ids(people.map(({ id }) => id))}, ${open}::boolean[], ${ids(people.map(({ card_id }) => card_id))})
      as person (id, is_open, card_id)
    left join lateral (
      select jsonb_build_object('id', a.id, 'job', jsonb_build_object('id', a.job_id, 'title', a.job_title),
        'status', a.status) as shown
      from applications a
      where a.tenant_id = ${tenantId} and a.user_id = person.id and a.company_id = ${companyId}
        and person.is_open
      order by a.status = 'hired' desc, a.job_id = ${jobId ?? 0}::bigint desc, a.status = 'withdrawn', a.id desc limit 1) application on true
    left join lateral (
      select ${presentedInvitation} as shown
      from job_invitations i join jobs j on j.tenant_id = i.tenant_id and j.id = i.job_id
      where i.tenant_id = ${tenantId} and i.user_id = person.id and i.company_id = ${companyId}
        and ${invitationsOf(sql`i`, sql`person`)}
      order by i.job_id = ${jobId ?? 0}::bigint desc,
        array_position(array['accepted', 'pending', 'declined'], i.status), i.created_at desc, i.id desc
      limit 1) invitation on true
    where application.shown is not null or invitation.shown is not null`);
  return new Map(rows.map(({ id, application, invitation }) => [Number(id), { application, invitation }]));
}
