import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { applicationsOn } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { dismissedJobs, savedJobs } from '../db/schema/jobs.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { type MatchableJob, matchesFor } from '../match/load.ts';
import { type Match, summaryOf } from '../scoring/interface.ts';

type Card = components['schemas']['JobCard'];

interface Visit {
  visitor: SignedInUser | null;
  now: Date;
}

type MarkedJobs = typeof savedJobs | typeof dismissedJobs;

async function markedBy(
  { tx, tenantId }: TenantDb,
  visitor: SignedInUser | null,
  table: MarkedJobs,
  ids: number[],
) {
  if (visitor?.role !== 'veteran' || ids.length === 0) return new Set<number>();
  const rows = await tx
    .select({ id: table.job_id })
    .from(table as typeof savedJobs)
    .where(and(eq(table.tenant_id, tenantId), eq(table.user_id, visitor.id), inArray(table.job_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

type Mine = Awaited<ReturnType<typeof applicationsOn>>;

const appliedBy = (db: TenantDb, { visitor, now }: Visit, ids: number[]): Promise<Mine> | Mine =>
  visitor?.role === 'veteran' ? applicationsOn(db, visitor.id, ids, now) : new Map();

const mostReasons = 3;

async function fitsOf(
  db: TenantDb,
  { visitor, now }: Visit,
  rows: MatchableJob[],
): Promise<Map<number, Card['match']>> {
  if (visitor?.role !== 'veteran') return new Map();
  const matches = await matchesFor(db, rows, visitor.id, now);
  return new Map([...matches].map(([id, match]) => [id, matchOnCard(match)]));
}

export function matchOnCard(match: Match): NonNullable<Card['match']> {
  const relevant = match.work.filter(
    ({ code, state }) => (state === 'shown' || state === 'partly') && (code === 'role' || code === 'skill'),
  );
  return { ...summaryOf(match), reasons: relevant.slice(0, mostReasons).map(({ reason }) => reason) };
}

export interface OfVisitor {
  saved: Set<number>;
  dismissed: Set<number>;
  mine: Mine;
  fits: Map<number, Card['match']>;
}

export async function ofVisitor(db: TenantDb, rows: MatchableJob[], visit: Visit): Promise<OfVisitor> {
  const ids = rows.map(({ id }) => id);
  return {
    saved: await markedBy(db, visit.visitor, savedJobs, ids),
    dismissed: await markedBy(db, visit.visitor, dismissedJobs, ids),
    mine: await appliedBy(db, visit, ids),
    fits: await fitsOf(db, visit, rows),
  };
}
