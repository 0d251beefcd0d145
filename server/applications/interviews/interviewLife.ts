import type { ApplicationMover, InterviewMove } from '../../../src/machines/application.ts';
import { interviewLife } from '../../../src/machines/applicationLife.ts';
import { lockMembers } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import type { Appointment, InterviewRow } from '../../db/schema/applications.ts';
import { invalidTransition, Problem } from '../../http/answers/problem.ts';
import type { Notify } from '../../notifications/notify.ts';
import { type Application, recordStep, stateOf } from '../applicationLife.ts';
import { announceInterview, involvedRecruiters } from './interviewMail.ts';
import { checkedPanel, type PanelMember, panelOf, storePanel } from './interviewPanel.ts';
import { openTimes, requireFreeTimes } from './openTimes.ts';
import {
  changeInterview,
  checkedTimes,
  endOf,
  type InterviewProposal,
  insertInterview,
  lastInterviewStep,
  latestInterview,
} from './storedInterviews.ts';

export interface InterviewChange {
  by: ApplicationMover;
  actorId: number | null;
  now: Date;
  notify: Notify;
  message: string | null;
}

interface Outcome {
  appointment?: Appointment;
  until?: Date;
}

async function moveInterview(
  db: TenantDb,
  application: Application,
  {
    move,
    by,
    actorId,
    now,
    message,
    appointment,
    until,
  }: Omit<InterviewChange, 'notify'> & Outcome & { move: InterviewMove },
): Promise<Application> {
  const state = stateOf(application, now);
  const next = interviewLife[by].after(state, move);
  if (!next) throw invalidTransition(interviewLife[by].allowed(state));
  return recordStep(db, application, {
    ...{ by, actorId, now },
    change: {
      interview_status: next.interview,
      interview: appointment ?? null,
      interview_until: until ?? null,
    },
    event: { interview: move, public_note: by === 'employer' ? message : null },
  });
}

interface Panels {
  /** They have the entry in their calendars. */
  panelBefore: PanelMember[];
  panel: number[];
}

async function panelsOf(
  db: TenantDb,
  { row: { company_id: companyId } }: Application,
  requestedIds: number[] | undefined,
  { replaced, arrangedBy }: { replaced: InterviewRow | undefined; arrangedBy: number },
): Promise<Panels> {
  const requested = requestedIds && (await checkedPanel(db, requestedIds, { companyId, arrangedBy }));
  const panelBefore = replaced ? await panelOf(db, { interviewId: replaced.id, companyId }) : [];
  // Whoever arranges the interview takes part anyway.
  const panel = requested ?? panelBefore.map(({ id }) => id).filter((id) => id !== arrangedBy);
  return { panelBefore, panel };
}

const maxMessages = 2000;

/** With what the employer wrote before about the same interview, such as what to bring. */
async function messagesOf(db: TenantDb, latest: InterviewRow, message: string | null) {
  const earlier =
    latest.message_by === 'employer'
      ? latest.message
      : (await lastInterviewStep(db, latest.application_id, 'proposed'))?.note;
  const isNew = message !== null && !earlier?.includes(message);
  return [earlier, isNew && message].filter(Boolean).join('\n\n').slice(-maxMessages) || null;
}

/** The row must be locked. */
export async function insertProposal(
  db: TenantDb,
  application: Application,
  proposal: InterviewProposal,
  change: InterviewChange & { actorId: number },
): Promise<Application> {
  const { actorId, now, notify, message } = change;
  const times = checkedTimes(proposal, now);
  const before = stateOf(application, now).interview;
  const latest = await latestInterview(db, application.row.id);
  const isSame =
    before === 'proposed' || before === 'requested' || before === 'confirmed' || before === 'lapsed';
  const { panelBefore, panel } = await panelsOf(db, application, proposal.panel_ids, {
    replaced: isSame ? latest : undefined,
    arrangedBy: actorId,
  });
  const { minutes, mode } = proposal;
  const zone = proposal.time_zone ?? null;
  await requireFreeTimes(db, application, { times, minutes, zone, arrangedBy: actorId, panel }, now);
  const until = new Date(times.at(-1) ?? now);
  const moved = await moveInterview(db, application, { ...change, move: 'proposed', until });
  const values = {
    ...{ times, minutes, mode },
    message: isSame && latest ? await messagesOf(db, latest, message) : message,
    place: proposal.place?.trim() || null,
    link: proposal.link?.trim() || null,
    employer_zone: zone,
    message_by: 'employer' as const,
    made_by_id: actorId,
    changed_at: now,
  };
  const interview =
    latest && isSame
      ? await changeInterview(db, latest.id, values)
      : await insertInterview(db, {
          ...values,
          application_id: application.row.id,
          number: (latest?.number ?? 0) + 1,
        });
  await storePanel(db, interview.id, panel);
  const isMoved = before === 'confirmed';
  await announceInterview(db, moved, {
    // Only what is new: the earlier words came with the earlier mail.
    ...{ interview: { ...interview, message }, by: 'employer', actorId, notify, now },
    veteran: isMoved ? 'moved' : isSame ? 'renewed' : 'proposed',
    ...(isMoved && {
      calendar: 'CANCEL' as const,
      colleague: 'moved' as const,
      arrangedBy: latest?.made_by_id,
      panel: panelBefore,
    }),
  });
  return moved;
}

const timeTaken = (isOwn: boolean) =>
  new Problem(
    409,
    'time_taken',
    isOwn
      ? 'You already have an interview at that time. Choose another one, or move the other interview first.'
      : 'That time is no longer available. Choose another one.',
  );

const hour = 3_600_000;

/** Marks reminders that are already due as sent. */
const remindersFrom = (at: Date, now: Date) => ({
  day_reminded_at: at.getTime() - now.getTime() <= 24 * hour ? now : null,
  hour_reminded_at: at.getTime() - now.getTime() <= hour ? now : null,
});

/**
 * Locks the recruiters who get the entry, so that other confirmations for them, and their leaving, wait for this one. Returns the
 * interview as it is then: the recruiter who arranged it may have left meanwhile and handed it over, to somebody not locked yet.
 */
async function lockInvolved(
  db: TenantDb,
  application: Application,
  interview: InterviewRow,
): Promise<InterviewRow> {
  await lockMembers(db, await involvedRecruiters(db, application, interview));
  const current = (await latestInterview(db, application.row.id)) ?? interview;
  return current.made_by_id === interview.made_by_id ? current : lockInvolved(db, application, current);
}

export async function confirmInterview(
  db: TenantDb,
  application: Application,
  proposed: InterviewRow,
  change: InterviewChange & { at: Date; zone: string | null },
): Promise<Application> {
  const { now, notify, message, at, zone } = change;
  const interview = await lockInvolved(db, application, proposed);
  const { minutes, mode, place, link } = interview;
  const until = endOf({ at, minutes });
  const appointment = { at: at.toISOString(), mode, place: place ?? link };
  const times = await openTimes(db, application, interview, { viewer: 'veteran', now });
  const picked = times.find((time) => time.at === at.toISOString());
  if (interviewLife.veteran.after(stateOf(application, now), 'confirmed') && !picked?.is_open)
    throw timeTaken(Boolean(picked?.clashing_application_id));
  const moved = await moveInterview(db, application, { ...change, move: 'confirmed', until, appointment });
  const confirmed = await changeInterview(db, interview.id, {
    ...{ at, changed_at: now },
    ...(message && { message, message_by: 'veteran' as const }),
    ...(zone && { veteran_zone: zone }),
    ...remindersFrom(at, now),
  });
  await announceInterview(db, moved, {
    ...{ interview: confirmed, by: 'veteran', actorId: change.actorId, notify, now },
    ...{ veteran: 'confirmed', employer: 'confirmed', calendar: 'REQUEST' },
  });
  return moved;
}

export async function endInterview(
  db: TenantDb,
  application: Application,
  interview: InterviewRow,
  change: InterviewChange & { move: 'requested' | 'declined' | 'cancelled'; by: 'veteran' | 'employer' },
): Promise<Application> {
  const { move, by, actorId, now, notify, message } = change;
  const wasConfirmed = stateOf(application, now).interview === 'confirmed';
  const moved = await moveInterview(db, application, change);
  const ended = await changeInterview(db, interview.id, { message, message_by: by, changed_at: now });
  await announceInterview(db, moved, {
    ...{ interview: ended, by, actorId, notify, now },
    ...(by === 'veteran' ? { employer: move } : { veteran: 'cancelled', colleague: 'cancelled' }),
    ...(wasConfirmed && { calendar: 'CANCEL' as const }),
  });
  return moved;
}
