import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { applicationsOn } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { savedJobs } from '../db/schema/jobs.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { type MatchableJob, matchesFor } from '../match/load.ts';
import type { Match } from '../scoring/interface.ts';

type Card = components['schemas']['JobCard'];

interface Visit {
  visitor: SignedInUser | null;
  now: Date;
}

async function savedBy({ tx, tenantId }: TenantDb, visitor: SignedInUser | null, ids: number[]) {
  if (visitor?.role !== 'veteran' || ids.length === 0) return new Set<number>();
  const rows = await tx
    .select({ id: savedJobs.job_id })
    .from(savedJobs)
    .where(
      and(
        eq(savedJobs.tenant_id, tenantId),
        eq(savedJobs.user_id, visitor.id),
        inArray(savedJobs.job_id, ids),
      ),
    );
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

export function matchOnCard({ score, band, parts, missing }: Match): NonNullable<Card['match']> {
  const weighed = parts.map(({ code, weight, value }) => ({ code, weight, value }));
  const relevant = parts.filter(({ code, value }) => value > 0 && (code === 'role' || code === 'skills'));
  const reasons = relevant.flatMap(({ evidence }) => evidence.map(({ text }) => text)).slice(0, mostReasons);
  return { score, band, parts: weighed, reasons, missing };
}

export interface OfVisitor {
  saved: Set<number>;
  mine: Mine;
  fits: Map<number, Card['match']>;
}

export async function ofVisitor(db: TenantDb, rows: MatchableJob[], visit: Visit): Promise<OfVisitor> {
  const ids = rows.map(({ id }) => id);
  return {
    saved: await savedBy(db, visit.visitor, ids),
    mine: await appliedBy(db, visit, ids),
    fits: await fitsOf(db, visit, rows),
  };
}
