// Discloses only what the veteran agreed to. A withdrawn course is visible to nobody.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { letterWriter } from '../auth/interface.ts';
import type { TenantDb } from '../db/database.ts';
import {
  type Course,
  courseInterests,
  courses,
  type ServiceProvider,
  savedCourses,
  serviceProviders,
} from '../db/schema/services.ts';
import { page } from '../http/answers/paging.ts';
import { invalid, notFound, Problem } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type AnswerLabels, recommendationReasons } from '../services/serviceRules.ts';
import { interestLetter } from './letters.ts';
import { listed } from './listed.ts';
import { nameAndEmail } from './person.ts';
import { answerLabelsOf } from './visitor.ts';

type Shown = components['schemas']['Course'];
interface Row {
  course: Course;
  provider: Pick<ServiceProvider, 'id' | 'name' | 'email'>;
}

const isThere = ({ tenantId }: TenantDb) =>
  and(eq(courses.tenant_id, tenantId), isNull(courses.withdrawn_at));

const ofProvider = and(
  eq(serviceProviders.tenant_id, courses.tenant_id),
  eq(serviceProviders.id, courses.provider_id),
);

const provider = { id: serviceProviders.id, name: serviceProviders.name, email: serviceProviders.email };

async function readable(db: TenantDb, id: number): Promise<Row> {
  const [row] = await db.tx
    .select({ course: courses, provider })
    .from(courses)
    .innerJoin(serviceProviders, ofProvider)
    .where(and(isThere(db), eq(courses.id, id)));
  if (!row) throw notFound();
  return row;
}

async function inOrder(db: TenantDb, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db.tx
    .select({ course: courses, provider })
    .from(courses)
    .innerJoin(serviceProviders, ofProvider)
    .where(and(isThere(db), inArray(courses.id, ids)));
  const byId = new Map(rows.map((row) => [row.course.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const mine = (table: typeof savedCourses | typeof courseInterests, db: TenantDb, userId: number) =>
  and(eq(table.tenant_id, db.tenantId), eq(table.user_id, userId));

async function idsOf(
  db: TenantDb,
  table: typeof savedCourses | typeof courseInterests,
  visitor: SignedInUser | null,
  ids: number[],
): Promise<Set<number>> {
  if (visitor?.role !== 'veteran' || ids.length === 0) return new Set();
  const rows = await db.tx
    .select({ id: table.course_id })
    .from(table)
    .where(and(mine(table, db, visitor.id), inArray(table.course_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function present(
  db: TenantDb,
  rows: Row[],
  {
    visitor,
    answerLabels,
    distances,
  }: { visitor: SignedInUser | null; answerLabels: AnswerLabels; distances?: (number | null)[] },
): Promise<Shown[]> {
  const ids = rows.map(({ course }) => course.id);
  const saved = await idsOf(db, savedCourses, visitor, ids);
  const interested = await idsOf(db, courseInterests, visitor, ids);
  return rows.map(({ course, provider: { id, name } }, at) => ({
    id: course.id,
    title: course.title,
    provider: { id, name },
    category: course.category,
    summary: course.summary,
    description_html: course.description_html,
    eligibility: course.eligibility,
    how_to_join: course.how_to_join,
    service_type: course.service_type,
    availability: course.availability,
    level: course.level,
    duration: course.duration,
    starts_on: course.starts_on,
    rolling: course.starts_on === null,
    cost: { amount: course.cost_amount, currency: course.currency, is_free: course.cost_amount === 0 },
    funding: course.funding,
    qualification: course.qualification,
    location: course.address,
    url: course.url,
    skills: course.skills,
    distance_km: distances?.[at] ?? null,
    is_saved: saved.has(course.id),
    interest_status: interested.has(course.id) ? 'sent' : null,
    recommended_because: recommendationReasons(course.tags, answerLabels),
  }));
}

export const listCourses: Operation<'listCourses'> = (call) =>
  call.transaction(async (db) => {
    const { ids, distances, answerLabels, meta } = await listed(db, courses, call);
    const rows = await inOrder(db, ids);
    return { data: await present(db, rows, { visitor: call.user, answerLabels, distances }), meta };
  });

export const getCourse: Operation<'getCourse'> = ({ params, visitor, now, transaction }) =>
  transaction(async (db) => {
    const answerLabels = await answerLabelsOf(db, visitor, now);
    const [data] = await present(db, [await readable(db, params.id)], { visitor, answerLabels });
    return { data: data! };
  });

export const sendCourseInterest: Operation<'sendCourseInterest', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, body, user, tenant, now, limit, transaction, conclude } = call;
  await limit('courseInterest');
  const answer = await transaction(async (db) => {
    const { course, provider: giver } = await readable(db, params.id);
    if (!giver.email) throw invalid({ message: ['They take no messages here'] });
    const share_contact = body.share_contact === true;
    const message = body.message || null;
    const isNew = await db.tx
      .insert(courseInterests)
      .values({
        ...{ tenant_id: db.tenantId, user_id: user.id, course_id: course.id },
        ...{ message, share_contact, sent_at: now },
      })
      .onConflictDoNothing()
      .returning({ id: courseInterests.course_id });
    if (isNew.length === 0) {
      throw new Problem(409, 'already_sent', 'They know already that you are interested.');
    }
    const person = share_contact ? await nameAndEmail(db, user.id) : null;
    await letterWriter(outbox, call)(db, giver.email, {
      ...interestLetter({ course, tenant: tenant.name, message, person }),
      about: user.id,
    });
    return conclude(db, { data: { interest_status: 'sent' } });
  });
  outbox.wake();
  return answer;
};

export const saveCourse: Operation<'saveCourse'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const { course } = await readable(db, params.id);
    await db.tx
      .insert(savedCourses)
      .values({ tenant_id: db.tenantId, user_id: user.id, course_id: course.id, saved_at: now })
      .onConflictDoNothing();
    return { data: { is_saved: true } };
  });

export const unsaveCourse: Operation<'unsaveCourse'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const { course } = await readable(db, params.id);
    await db.tx
      .delete(savedCourses)
      .where(and(mine(savedCourses, db, user.id), eq(savedCourses.course_id, course.id)));
    return { data: { is_saved: false } };
  });

export const listSavedCourses: Operation<'listSavedCourses'> = ({ query, user, now, transaction }) =>
  transaction(async (db) => {
    const saved = await db.tx
      .select({ id: savedCourses.course_id })
      .from(savedCourses)
      .innerJoin(
        courses,
        and(eq(courses.tenant_id, savedCourses.tenant_id), eq(courses.id, savedCourses.course_id)),
      )
      .where(and(mine(savedCourses, db, user.id), isThere(db)))
      .orderBy(desc(savedCourses.saved_at), desc(savedCourses.course_id));
    const { limit, offset, meta } = page(query.page, saved.length);
    const ids = saved.slice(offset, offset + limit).map(({ id }) => id);
    const answerLabels = await answerLabelsOf(db, user, now);
    return { data: await present(db, await inOrder(db, ids), { visitor: user, answerLabels }), meta };
  });
