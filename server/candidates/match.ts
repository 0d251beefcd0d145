import { and, eq } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { isHidden, isSharedWithCompany, ofSide, selectApplications } from '../applications/interface.ts';
import type { CandidateNumbers, NumbersFor, OpenProfiles, ReadProfiles } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { invalid, notFound } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { matchCandidate, matchesFor, matchJobs, themselves } from '../match/load.ts';
import { factsOfUser } from '../resumes/interface.ts';
import { aboutCandidate, type MatchCandidate, matchOf, shownMatch } from '../scoring/interface.ts';
import { recordAccess } from './accessLog.ts';
import { candidateByNumber, viewedProfile } from './candidateDetail.ts';
import { isPrivate, judgedFor, ownJob } from './candidates.ts';

type MatchCall = Call<'getMatch'>;

interface Means {
  numbersFor: NumbersFor;
  reading: ReadProfiles;
}

export const getMatch: Operation<'getMatch', Means> = async (call, { reading, numbersFor }) => {
  const { user, transaction } = call;
  if (user.role === 'veteran') return { data: await transaction((db) => ownMatch(db, call)) };
  await call.limit('openProfile');
  return {
    data: await reading(call, (db, open) =>
      companysMatch(db, call, { numbers: numbersFor(db.tenantId, user.company?.id ?? 0), open }),
    ),
  };
};

async function ownMatch(db: TenantDb, { query, user, now }: MatchCall) {
  if ((query.candidate_id ?? user.id) !== user.id) throw notFound();
  const [job] = await db.tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, query.job_id)));
  if (!job || isHidden(job) || !job.company_is_active) throw notFound();
  const match = (await matchesFor(db, [job], user.id, now)).get(job.id);
  if (!match) throw notFound();
  return shownMatch(match);
}

async function companysMatch(
  db: TenantDb,
  { query, user, now }: MatchCall,
  { numbers, open }: { numbers: CandidateNumbers; open: OpenProfiles },
) {
  const { job_id, candidate_id } = query;
  if (!candidate_id) throw invalid({ candidate_id: ['Required'] });
  const job = await ownJob(db, numbers.companyId, job_id);
  if (!job) throw notFound();
  const number = candidate_id;
  const { userId, cardId, name, candidate } =
    (await applicant(db, numbers, { number, jobId: job.id }, now)) ??
    (await findableCandidate(db, numbers, { number, isDraft: isPrivate(job) }, now));
  await open([{ userId, cardId }]);
  const [matched] = await matchJobs(db, [job]);
  const object = { type: 'match' as const, id: job.id, title: job.title };
  await recordAccess(db, { userId, cardId, by: user, action: 'viewed', object, at: now });
  return shownMatch(matchOf(matched!, candidate, aboutCandidate(name)));
}

interface Match {
  userId: number;
  cardId: number;
  name: string | null;
  candidate: MatchCandidate;
}

// An applicant for the job, even if they cannot be found: this company knows who they are.
async function applicant(
  db: TenantDb,
  numbers: CandidateNumbers,
  { number, jobId }: { number: number; jobId: number },
  now: Date,
): Promise<Match | null> {
  for (const { id: userId, isNamed } of numbers.meaningsOf(number)) {
    if (!isNamed) continue;
    const [application] = await selectApplications(db).where(
      and(
        ofSide(db, { companyId: numbers.companyId }),
        eq(applications.job_id, jobId),
        eq(applications.user_id, userId),
      ),
    );
    if (!application || !isSharedWithCompany(application, now)) continue;
    const facts = await factsOfUser(db, userId, now);
    if (!facts) continue;
    const [person] = await db.tx
      .select({ first_name: users.first_name, last_name: users.last_name })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
    const name = person ? personName(person) : null;
    return { userId, cardId: 0, name, candidate: matchCandidate(facts, themselves, now) };
  }
  return null;
}

async function findableCandidate(
  db: TenantDb,
  numbers: CandidateNumbers,
  { number, isDraft }: { number: number; isDraft: boolean },
  now: Date,
): Promise<Match> {
  const candidate = await candidateByNumber(db, numbers, number, now);
  if (isDraft && !candidate.is_open) throw notFound();
  return { ...viewedProfile(candidate), name: candidate.name, candidate: judgedFor(candidate, now) };
}
