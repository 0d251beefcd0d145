import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { applicationLife } from '../../../src/machines/applicationLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { invalidTransition, notFound, Problem, versionConflict } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Application, lockApplication, ofSide, stateOf } from '../applicationLife.ts';
import { checkDetails, companyOf, move } from '../employer.ts';
import { demandJob } from './applicantList.ts';

type Schemas = components['schemas'];
type ManyCall = Call<'moveApplications'>;
type Moved = Schemas['MovedApplications']['moved'][number];
type Requested = ManyCall['body']['applications'][number];

/** Checks what holds for all of them, so that none is moved with what another would be refused for. */
function checkBody({ to, reason_code, public_note }: ManyCall['body']): void {
  const isUndone = to === 'before_rejection';
  checkDetails({ to: isUndone ? 'viewed' : to, reason_code, public_note }, isUndone);
}

async function ownIds(db: TenantDb, companyId: number, { params, body }: ManyCall): Promise<Set<number>> {
  await demandJob(db, { companyId }, params.id);
  const rows = await db.tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        ofSide(db, { companyId }),
        eq(applications.job_id, params.id),
        inArray(
          applications.id,
          body.applications.map(({ id }) => id),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The only move out of a rejection undoes it, so a move to the same stage that did not mean that is refused. */
function stageFor(to: ManyCall['body']['to'], application: Application, now: Date) {
  const isUndone = to === 'before_rejection';
  const allowed = applicationLife.employer.allowed(stateOf(application, now));
  const stage = isUndone ? allowed[0] : to;
  if (!stage || isUndone !== (application.row.status === 'rejected')) throw invalidTransition(allowed);
  return stage;
}

function moveApplicant(
  call: ManyCall,
  outbox: Outbox,
  companyId: number,
  { id, version }: Requested,
): Promise<Moved> {
  const { to, reason_code, public_note } = call.body;
  return call.transaction(async (db) => {
    const application = await lockApplication(db, { companyId }, id);
    if (application.row.version !== version) throw versionConflict(null);
    const body = { to: stageFor(to, application, call.now), version, reason_code, public_note };
    const { row } = await move(db, application, { ...call, body }, outbox);
    return { id, version: row.version, status: row.status };
  });
}

/** Ends with the first failure that is no refusal; what was moved before it stays moved. */
export const moveApplications: Operation<'moveApplications', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { id: companyId } = companyOf(call.user);
  const { applications: requested, to } = call.body;
  checkBody(call.body);
  const own = await call.transaction((db) => ownIds(db, companyId, call));
  if (to === 'interview') await call.limit('changeOffer', { times: own.size });
  const data: Schemas['MovedApplications'] = { moved: [], failed: [] };
  try {
    for (const application of requested) {
      const { id } = application;
      try {
        if (!own.has(id)) throw notFound();
        await call.limit('moveApplication', { whose: `${companyId} ${id}` });
        data.moved.push(await moveApplicant(call, outbox, companyId, application));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        data.failed.push({ id, code: error.code, message: error.message });
      }
    }
  } finally {
    outbox.wake();
  }
  return { data };
};
