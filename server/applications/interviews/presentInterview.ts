import type { components } from '../../../openapi.gen.d.ts';
import type { InterviewMove } from '../../../src/machines/application.ts';
import { interviewLife } from '../../../src/machines/applicationLife.ts';
import type { TenantDb } from '../../db/database.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import { type Application, stateOf } from '../applicationLife.ts';
import { panelOf } from './interviewPanel.ts';
import { openTimes } from './openTimes.ts';
import { latestInterview } from './storedInterviews.ts';

type Schemas = components['schemas'];

interface InterviewStep {
  interview: InterviewMove | null;
}

/** What the proposed times have replaced; null for the first times of an interview. */
function replacedStatus({ sequence }: InterviewRow, steps: readonly InterviewStep[]): InterviewMove | null {
  if (sequence === 0) return null;
  const moves = steps.flatMap(({ interview }) => interview ?? []);
  return moves[moves.lastIndexOf('proposed') - 1] ?? null;
}

export async function presentInterview(
  db: TenantDb,
  application: Application,
  { viewer, steps, now }: { viewer: 'veteran' | 'employer'; steps: readonly InterviewStep[]; now: Date },
): Promise<Schemas['Interview'] | null> {
  const state = stateOf(application, now);
  if (state.interview === null) return null;
  const interview = await latestInterview(db, application.row.id);
  if (!interview) return null;
  const { id, number, sequence, minutes, mode, place, link, message, message_by } = interview;
  const panel = await panelOf(db, { interviewId: id, companyId: application.row.company_id });
  const times =
    state.interview === 'proposed'
      ? await openTimes(db, application, interview, { viewer, now })
      : interview.times.map((at) => ({ at, is_open: false, clashing_application_id: null }));
  const replaced = state.interview === 'proposed' ? replacedStatus(interview, steps) : null;
  const isAgreed = state.interview === 'confirmed' || state.interview === 'held';
  return {
    ...{ id, number, sequence, minutes, mode, place, link, message, message_by },
    status: state.interview,
    times,
    at: isAgreed ? (interview.at?.toISOString() ?? null) : null,
    moved_from: replaced === 'confirmed' ? (interview.at?.toISOString() ?? null) : null,
    is_renewed: replaced !== null,
    other_zone: viewer === 'veteran' ? interview.employer_zone : interview.veteran_zone,
    panel: panel.map((member) => ({ id: viewer === 'employer' ? member.id : null, name: member.name })),
    has_calendar: interview.at !== null,
    allowed: interviewLife[viewer].allowed(state),
  };
}
