// A message discloses only the contact detail they selected. A withdrawn provider is visible to nobody.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { letterWriter } from '../auth/interface.ts';
import type { TenantDb } from '../db/database.ts';
import {
  type ServiceProvider,
  savedServices,
  serviceContacts,
  serviceProviders,
} from '../db/schema/services.ts';
import { page } from '../http/answers/paging.ts';
import { invalid, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type AnswerLabels, recommendationReasons } from '../services/serviceRules.ts';
import { contactLetter } from './letters.ts';
import { listed } from './listed.ts';
import { nameAndEmail, nameAndPhone } from './person.ts';
import { answerLabelsOf } from './visitor.ts';

type Shown = components['schemas']['ServiceProvider'];

const isThere = (tenantId: number) =>
  and(eq(serviceProviders.tenant_id, tenantId), isNull(serviceProviders.withdrawn_at));

async function readable({ tx, tenantId }: TenantDb, id: number): Promise<ServiceProvider> {
  const [row] = await tx
    .select()
    .from(serviceProviders)
    .where(and(isThere(tenantId), eq(serviceProviders.id, id)));
  if (!row) throw notFound();
  return row;
}

async function inOrder({ tx, tenantId }: TenantDb, ids: number[]): Promise<ServiceProvider[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(serviceProviders)
    .where(and(isThere(tenantId), inArray(serviceProviders.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const mine = (db: TenantDb, userId: number) =>
  and(eq(savedServices.tenant_id, db.tenantId), eq(savedServices.user_id, userId));

async function savedBy(db: TenantDb, visitor: SignedInUser | null, ids: number[]): Promise<Set<number>> {
  if (visitor?.role !== 'veteran' || ids.length === 0) return new Set();
  const rows = await db.tx
    .select({ id: savedServices.service_id })
    .from(savedServices)
    .where(and(mine(db, visitor.id), inArray(savedServices.service_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function present(
  db: TenantDb,
  rows: ServiceProvider[],
  {
    visitor,
    answerLabels,
    distances,
  }: { visitor: SignedInUser | null; answerLabels: AnswerLabels; distances?: (number | null)[] },
): Promise<Shown[]> {
  const saved = await savedBy(
    db,
    visitor,
    rows.map(({ id }) => id),
  );
  return rows.map((row, at) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    summary: row.summary,
    services: row.services,
    description_html: row.description_html,
    eligibility: row.eligibility,
    how_to_join: row.how_to_join,
    cost: row.cost,
    countries: row.countries,
    service_type: row.service_type,
    availability: row.availability,
    phone: row.phone,
    text_number: row.text_number,
    email: row.email,
    url: row.url,
    address: row.address,
    distance_km: distances?.[at] ?? null,
    crisis_line: row.crisis_line,
    tags: row.topics,
    is_saved: saved.has(row.id),
    recommended_because: recommendationReasons(row.tags, answerLabels),
  }));
}

export const listServiceProviders: Operation<'listServiceProviders'> = (call) =>
  call.transaction(async (db) => {
    const { ids, distances, answerLabels, meta } = await listed(db, serviceProviders, call);
    const rows = await inOrder(db, ids);
    return { data: await present(db, rows, { visitor: call.user, answerLabels, distances }), meta };
  });

export const getServiceProvider: Operation<'getServiceProvider'> = ({ params, visitor, now, transaction }) =>
  transaction(async (db) => {
    const answerLabels = await answerLabelsOf(db, visitor, now);
    const [data] = await present(db, [await readable(db, params.id)], { visitor, answerLabels });
    return { data: data! };
  });

export const contactServiceProvider: Operation<'contactServiceProvider', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, body, user, tenant, now, limit, transaction, conclude } = call;
  await limit('contactProvider');
  const answer = await transaction(async (db) => {
    const provider = await readable(db, params.id);
    if (!provider.email) throw invalid({ message: ['They take no messages here; call them'] });
    const { topic = 'other', preferred_contact = 'email' } = body;
    const message = body.message || null;
    const { name: person, reach } = await reachOf(db, user.id, preferred_contact);
    await db.tx.insert(serviceContacts).values({
      ...{ tenant_id: db.tenantId, user_id: user.id, service_id: provider.id },
      ...{ topic, message, preferred_contact, sent_at: now },
    });
    await letterWriter(outbox, call)(db, provider.email, {
      ...contactLetter({ provider, tenant: tenant.name, topic, message, person, reach }),
      about: user.id,
    });
    return conclude(db, { data: { is_sent: true } });
  });
  outbox.wake();
  return answer;
};

export const saveServiceProvider: Operation<'saveServiceProvider'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const { id } = await readable(db, params.id);
    await db.tx
      .insert(savedServices)
      .values({ tenant_id: db.tenantId, user_id: user.id, service_id: id, saved_at: now })
      .onConflictDoNothing();
    return { data: { is_saved: true } };
  });

export const unsaveServiceProvider: Operation<'unsaveServiceProvider'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const { id } = await readable(db, params.id);
    await db.tx.delete(savedServices).where(and(mine(db, user.id), eq(savedServices.service_id, id)));
    return { data: { is_saved: false } };
  });

export const listSavedServiceProviders: Operation<'listSavedServiceProviders'> = ({
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const saved = await db.tx
      .select({ id: savedServices.service_id })
      .from(savedServices)
      .innerJoin(
        serviceProviders,
        and(
          eq(serviceProviders.tenant_id, savedServices.tenant_id),
          eq(serviceProviders.id, savedServices.service_id),
        ),
      )
      .where(and(mine(db, user.id), isThere(db.tenantId)))
      .orderBy(desc(savedServices.saved_at), desc(savedServices.service_id));
    const { limit, offset, meta } = page(query.page, saved.length);
    const ids = saved.slice(offset, offset + limit).map(({ id }) => id);
    const answerLabels = await answerLabelsOf(db, user, now);
    return { data: await present(db, await inOrder(db, ids), { visitor: user, answerLabels }), meta };
  });

async function reachOf(db: TenantDb, userId: number, by: 'email' | 'phone') {
  if (by === 'email') {
    const { name, email } = await nameAndEmail(db, userId);
    return { name, reach: email };
  }
  const person = await nameAndPhone(db, userId);
  if (!person) throw invalid({ preferred_contact: ['Add a phone number to your profile, or choose email'] });
  return { name: person.name, reach: person.phone };
}
