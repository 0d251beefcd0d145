import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import {
  applicationLife,
  interviewTimePassed,
  revivalLife,
  turnOf,
} from '../../src/machines/applicationLife.ts';
import {
  closedLabel,
  type InterviewStatus,
  interviewLabel,
  offerStepLabel,
  openApplicationStatuses,
  passedStages,
  renewedLabel,
  stageLabel,
  stageOf,
  stageWords,
} from '../../src/machines/applicationStages.ts';
import { outsideOfferLabel } from '../../src/machines/hireQuestions.ts';
import type { CandidateNumbers } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type ApplicationRow, type applicationEvents, applicationFiles } from '../db/schema/applications.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { isTaking } from './answers.ts';
import { assigneesOf } from './applicants/assignees.ts';
import { findUnexpectedAnswers } from './applicants/expectedAnswers.ts';
import {
  type Application,
  expiryOf,
  isSharedWithCompany,
  rejectionSentAt,
  stateOf,
  undoEnds,
  waitEnds,
} from './applicationLife.ts';
import { lastMoment } from './closing.ts';
import { isOnHold } from './hold.ts';
import { presentInterview } from './interviews/presentInterview.ts';
import { notesOf } from './notes/storedNotes.ts';
import { jobTerms } from './offers/jobTerms.ts';
import { presentOffer } from './offers/presentOffer.ts';
import { type FirstDays, firstDaysOf, isPastReplyBy } from './offers/storedOffers.ts';
import { asVeteranSees, type StepsOf, stepsOf } from './veteranView.ts';
import { type TypicalDays, typicalDays, waitingDays } from './waits.ts';

type Schemas = components['schemas'];
type Viewer = 'veteran' | 'employer';

const actors = { veteran: 'you', employer: 'employer' } as const;

export const statusLabel = (
  viewer: Viewer,
  stage: Parameters<typeof stageLabel>[1],
  countryId: number | null,
): string => stageLabel(viewer, stage, localeOfCountry(countryId));

/**
 * It is nobody’s turn while the application is on hold, before an agreed interview, and from the end of an offer’s last day until it
 * lapses.
 */
export function nextActor(application: Application, now: Date): Schemas['ApplicationSummary']['next_actor'] {
  if (isOnHold(application) || isPastReplyBy(application, now)) return 'none';
  const turn = turnOf(stateOf(application, now));
  return turn ? actors[turn] : 'none';
}

/** The veteran’s deadline for answering, or when their interview begins. */
export function turnUntil(application: Application, now: Date): string | null {
  const { row, job } = application;
  if (isOnHold(application) || isPastReplyBy(application, now)) return null;
  const { status, offer, interview } = stateOf(application, now);
  if (status === 'offer' && offer === 'made' && row.offer_reply_by)
    return lastMoment(row.offer_reply_by, job.country_id);
  if (status === 'interview' && interview === 'proposed') return row.interview_until?.toISOString() ?? null;
  if (status === 'interview' && interview === 'confirmed') return row.interview?.at ?? null;
  return null;
}

type StoredInterview = Pick<ApplicationRow, 'status' | 'interview_status' | 'interview_until'>;

/** Null where it is not at its interview. One whose time has passed was held, or its proposed times have lapsed. */
export function interviewStatus(row: StoredInterview, now: Date): InterviewStatus | null {
  const { status, interview_status: interview, interview_until } = row;
  if (status !== 'interview') return null;
  if (!interview_until || interview_until > now) return interview;
  const others = { offer: null, conditions: null, rejectedFrom: null, inactiveFrom: null, isDelayed: false };
  return interviewTimePassed({ status, interview, ...others, isSettled: false, isJobLongClosed: false })
    .interview;
}

// Once the application has left its interview, the stored status is final.
const heldStatus = (row: StoredInterview, now: Date) =>
  row.status === 'interview' ? interviewStatus(row, now) : row.interview_status;

export interface SummaryFacts {
  typical: TypicalDays;
  firstDays: FirstDays;
  steps: StepsOf;
}

/** A veteran’s application must come from their view, as all of `presentApplication` does. */
export function presentSummary(
  application: Application,
  viewer: Viewer,
  { typical, steps, firstDays }: SummaryFacts,
  now: Date,
): Schemas['ApplicationSummary'] {
  const { row, job, company } = application;
  const is_on_hold = isOnHold(application);
  const waiting_days = is_on_hold ? null : waitingDays(application, now);
  const interview_status = interviewStatus(row, now);
  const turn_until = turnUntil(application, now);
  return {
    id: row.id,
    job: {
      id: job.id,
      title: row.job_title,
      is_open: isTaking(job, now),
      company: { id: company.id, name: company.name, logo_url: company.logo?.thumb_url ?? null },
    },
    status: row.status,
    stage: stageOf(row),
    passed_stages: passedStages({ ...row, interview_status: heldStatus(row, now) }, steps(row.id).visible),
    status_label: statusLabel(viewer, { ...row, interview_status }, job.country_id),
    offer_status: row.offer_status,
    interview_status,
    is_on_hold,
    reply_by: turn_until && row.status === 'offer' ? row.offer_reply_by : null,
    first_day: firstDays.get(row.id) ?? null,
    next_actor: nextActor(application, now),
    turn_until,
    applied_at: row.created_at.toISOString(),
    last_changed_at: row.status_changed_at.toISOString(),
    waiting_days,
    typical_days: waiting_days === null ? null : typical(row.company_id, row.status),
    allowed: applicationLife[viewer].allowed(stateOf(application, now)),
  };
}

export async function presentApplication(
  db: TenantDb,
  stored: Application,
  reader: 'veteran' | CandidateNumbers,
  now: Date,
): Promise<Schemas['Application']> {
  const viewer = reader === 'veteran' ? reader : 'employer';
  const application = viewer === 'veteran' ? await asVeteranSees(db, stored, now) : stored;
  const { row } = application;
  const isWhole = viewer === 'veteran' || isSharedWithCompany(application, now);
  const answers = isWhole ? row.answers : [];
  const isUndoable = viewer === 'employer' && row.status === 'rejected' && isWhole;
  const steps = await stepsOf(db, [row.id], now);
  const { all, visible } = steps(row.id);
  const timeline = timelineOf(viewer === 'veteran' ? visible : all, application, viewer);
  const lastStep = visible.at(-1)?.at ?? row.status_changed_at;
  const ends = waitEnds(application, lastStep, now);
  // What has not happened in time: the calendar is late, or a rejection that the veteran does not know of came before.
  const isAhead = ends !== null && ends.at > now;
  const typical = await typicalDays(db, [row.company_id], now);
  const summary = presentSummary(
    application,
    viewer,
    { typical, steps, firstDays: await firstDaysOf(db, [row]) },
    now,
  );
  const offer = isWhole
    ? withoutPromises(application, await presentOffer(db, application, viewer, now))
    : null;
  const takesTerms =
    viewer === 'employer' &&
    isWhole &&
    ((row.status !== 'rejected' && summary.allowed.includes('offer')) || offer?.allowed.includes('amended'));
  return {
    ...summary,
    version: row.version,
    can_revive: !isOnHold(application) && revivalLife[viewer].allowed(stateOf(application, now)).length > 0,
    expires_at: row.status === 'inactive' ? (expiryOf(application)?.toISOString() ?? null) : null,
    wait_ends: isAhead ? { at: ends.at.toISOString(), leads_to: ends.leadsTo } : null,
    candidate_id:
      reader === 'veteran' || !isWhole || row.user_id === null ? null : reader.of(row.user_id, true),
    timeline,
    cv: isWhole ? await cvOf(db, row.id) : null,
    profile:
      row.profile && (isWhole ? row.profile : { ...row.profile, email: null, phone: null, clearance: null }),
    cover_note: isWhole ? row.cover_note : null,
    answers,
    unexpected_answers: viewer === 'employer' ? await findUnexpectedAnswers(db, { ...row, answers }) : null,
    match: isWhole ? (row.match?.[viewer] ?? null) : null,
    interview: isWhole
      ? withoutPromises(application, await presentInterview(db, application, { viewer, steps: all, now }))
      : null,
    offer,
    job_terms: takesTerms ? await jobTerms(db, application, now) : null,
    reason_code: row.reason_code,
    public_note: row.public_note,
    undo_until: isUndoable ? undoEnds(row).toISOString() : null,
    rejection_sent_at: isUndoable ? rejectionSentAt(row).toISOString() : null,
    notes: viewer === 'employer' ? await notesOf(db, row) : null,
    assignee: viewer === 'employer' ? (await assigneesOf(db, row.company_id, [row]))(row) : null,
  };
}

const promises = ['accepted', 'confirmed', 'requested'];

/** While on hold, the veteran can agree to nothing. */
const withoutPromises = <Part extends { allowed: string[] }>(application: Application, part: Part | null) =>
  part && isOnHold(application)
    ? { ...part, allowed: part.allowed.filter((move) => !promises.includes(move)) as Part['allowed'] }
    : part;

function timelineOf(
  steps: readonly EventRow[],
  { job }: Application,
  viewer: Viewer,
): Schemas['ApplicationStep'][] {
  return withInvitations(steps)
    .map(({ at, from, to, by, public_note, offer, interview }, index, before) => ({
      at: at.toISOString(),
      from,
      to,
      label: stepLabel(viewer, { from, to, by, offer, interview }, before.slice(0, index), job.country_id),
      by,
      public_note,
      offer,
      interview,
    }))
    .flatMap(withOutsideOffer);
}

/** Who is hired without an offer here had one elsewhere, which is a step of its own. */
function withOutsideOffer(step: Schemas['ApplicationStep']): Schemas['ApplicationStep'][] {
  const { from, to } = step;
  if (to !== 'hired' || from === 'offer') return [step];
  return [
    { ...step, to: 'offer', label: outsideOfferLabel, public_note: null },
    { ...step, from: 'offer' },
  ];
}

type EventRow = typeof applicationEvents.$inferSelect;

const isInvitation = (move: EventRow | undefined, { interview, at }: EventRow) =>
  interview === 'proposed' &&
  move?.to === 'interview' &&
  move.from !== 'rejected' &&
  move.interview === null &&
  move.at.getTime() === at.getTime();

function withInvitations(rows: readonly EventRow[]): EventRow[] {
  return rows.flatMap((row, at) => {
    const [before, after] = [rows[at - 1], rows[at + 1]];
    if (after && isInvitation(row, after)) return [];
    if (!before || !isInvitation(before, row)) return [row];
    return [{ ...row, from: before.from, public_note: row.public_note ?? before.public_note }];
  });
}

export type LabelledStep = Pick<Schemas['ApplicationStep'], 'from' | 'to' | 'by' | 'offer' | 'interview'>;

export function stepLabel(
  viewer: Viewer,
  { from, to, by, offer, interview }: LabelledStep,
  before: readonly Pick<LabelledStep, 'to' | 'interview'>[],
  countryId: number | null,
): string {
  if (from === 'rejected' && by === 'employer') return 'Rejection undone';
  const isEnd = to === 'rejected' || to === 'expired';
  if (isEnd && before.some((step) => step.to === 'offer')) return closedLabel;
  if ((from === 'inactive' || from === 'rejected') && openApplicationStatuses.some((stage) => stage === to))
    return 'Active again';
  if (offer) return offerStepLabel(offer);
  if (interview === 'proposed' && before.some((step) => step.interview === 'proposed')) return renewedLabel;
  return interview ? interviewLabel(interview, localeOfCountry(countryId)) : stageWords[viewer][to];
}

async function cvOf({ tenantId, tx }: TenantDb, id: number): Promise<Schemas['Application']['cv']> {
  const [file] = await tx
    .select({ name: applicationFiles.name, page_count: applicationFiles.page_count })
    .from(applicationFiles)
    .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.application_id, id)));
  return file ? { ...file, url: `/api/applications/${id}/cv` } : null;
}
