import { lockMembers, type ReadProfiles } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import {
  invalid,
  invalidTransition,
  notFound,
  Problem,
  versionConflict,
} from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { originOf } from '../../mail/origin.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import {
  type Application,
  findApplication,
  isSharedWithCompany,
  lockApplication,
  stateOf,
} from '../applicationLife.ts';
import { changeByEmployer, type EmployerServices, employerSide, inVersion } from '../employer.ts';
import { refuseOnHold } from '../hold.ts';
import { presentApplication } from '../presentApplication.ts';
import { viewingAs } from '../shared.ts';
import { asVeteranSees } from '../veteranView.ts';
import { type BusyTime, busyTimes } from './busyTimes.ts';
import { confirmInterview, endInterview, insertProposal } from './interviewLife.ts';
import { calendarFor } from './interviewMail.ts';
import { isTimeZone } from './interviewTimes.ts';
import { latestInterview } from './storedInterviews.ts';

async function interviewRead(
  db: TenantDb,
  { row }: Application,
  read: { interview_id: number; sequence: number },
): Promise<InterviewRow | null> {
  const interview = await latestInterview(db, row.id);
  return interview?.id === read.interview_id && interview.sequence === read.sequence ? interview : null;
}

async function changeByVeteran(
  call: Call<'answerInterview'> | Call<'cancelInterview'>,
  outbox: Outbox,
  change: (db: TenantDb, application: Application, interview: InterviewRow) => Promise<Application>,
) {
  const { params, body, user, now } = call;
  const answer = await call.transaction(async (db) => {
    // Two picks of one veteran wait for each other. First of all, as erasure does it.
    await lockMembers(db, [user.id]);
    // Of a rejection that is not sent yet they know nothing, and nothing that it allows can be answered.
    const application = await asVeteranSees(
      db,
      await lockApplication(db, { veteranId: user.id }, params.id),
      now,
    );
    if (stateOf(application, now).status !== 'interview') throw invalidTransition([]);
    const interview = await interviewRead(db, application, body);
    if (!interview) return versionConflict(await presentApplication(db, application, 'veteran', now));
    const changed = await change(db, application, interview);
    return { data: await presentApplication(db, changed, 'veteran', now) };
  });
  if (answer instanceof Problem) throw answer;
  outbox.wake();
  return answer;
}

export const proposeInterview: Operation<'proposeInterview', EmployerServices> = async (call, services) => {
  await call.limit('changeOffer');
  return changeByEmployer(call, services, inVersion(call.body.version), (db, application) =>
    insertProposal(db, application, call.body.interview, {
      ...{ by: 'employer', actorId: call.user.id, now: call.now },
      ...{ message: call.body.message?.trim() || null, notify: notifier(services.outbox, call) },
    }),
  );
};

export const answerInterview: Operation<'answerInterview', { outbox: Outbox }> = async (call, { outbox }) => {
  const { body, user, now } = call;
  await call.limit('changeOffer');
  checkAnswer(body);
  const { answer, at } = body;
  const common = {
    ...{ by: 'veteran' as const, actorId: user.id, now, notify: notifier(outbox, call) },
    message: body.message?.trim() || null,
  };
  return changeByVeteran(call, outbox, (db, application, interview) => {
    if (answer !== 'declined') refuseOnHold(application);
    if (answer !== 'confirmed') return endInterview(db, application, interview, { ...common, move: answer });
    const picked = interview.times.find((time) => at && Date.parse(time) === Date.parse(at));
    if (!picked) throw invalid({ at: ['Choose one of the proposed times'] });
    return confirmInterview(db, application, interview, {
      ...{ ...common, at: new Date(picked), zone: body.time_zone ?? null },
    });
  });
};

export const cancelInterview: Operation<'cancelInterview', EmployerServices> = async (call, services) => {
  const { body, user, now } = call;
  await call.limit('changeOffer');
  const { viewer } = viewingAs(user);
  const cancel = (db: TenantDb, application: Application, interview: InterviewRow) =>
    endInterview(db, application, interview, {
      ...{ move: 'cancelled', by: viewer, actorId: user.id, message: body.message },
      ...{ now, notify: notifier(services.outbox, call) },
    });
  return viewer === 'veteran'
    ? changeByVeteran(call, services.outbox, cancel)
    : changeByEmployer(call, services, (db, application) => interviewRead(db, application, body), cancel);
};

export const listBusyTimes: Operation<'listBusyTimes'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const application = await findApplication(db, employerSide(user), params.id);
    const participants = { colleagueIds: null, veteran: 'here' } as const;
    const statuses: BusyTime['status'][] = ['confirmed', 'proposed'];
    const busy = await busyTimes(db, application, participants, { statuses, now });
    return {
      data: busy.map(({ status, at, until, colleagueIds, veteranId }) => ({
        status,
        at: at.toISOString(),
        until: until.toISOString(),
        is_mine: colleagueIds.includes(user.id),
        is_applicants: veteranId !== null && veteranId === application.row.user_id,
        colleague_ids: colleagueIds.filter((id) => id !== user.id),
      })),
    };
  });

export const getInterviewCalendar: Operation<'getInterviewCalendar', { reading: ReadProfiles }> = (
  call,
  { reading },
) =>
  reading(call, async (db, open) => {
    const { params, user, now } = call;
    const { viewer, side } = viewingAs(user);
    const application = await findApplication(db, side, params.id);
    if (viewer === 'employer') {
      if (!isSharedWithCompany(application, now)) throw notFound();
      await open([{ userId: application.row.user_id }]);
    }
    const interview = await latestInterview(db, application.row.id);
    const state = stateOf(application, now);
    const isAgreed = state.interview === 'confirmed' || state.interview === 'held';
    const entry =
      interview &&
      calendarFor(application, interview, {
        ...{ side: viewer, isCancelled: !isAgreed, tenant: call.tenant, email: user.email },
        origin: originOf(call.host),
      });
    if (!entry) throw notFound();
    return {
      file: Buffer.from(entry.text),
      type: 'text/calendar',
      headers: { 'content-disposition': attachmentHeader('interview.ics') },
    };
  });

function checkAnswer({ answer, at, message, time_zone }: Call<'answerInterview'>['body']) {
  const errors: Record<string, string[]> = {};
  if (answer === 'confirmed' && !at) errors.at = ['Choose a time'];
  if (answer !== 'confirmed' && at) errors.at = ['Not expected here'];
  if (answer === 'requested' && !message?.trim()) errors.message = ['Tell them when you’re available'];
  if (time_zone && !isTimeZone(time_zone)) errors.time_zone = ['Choose a time zone'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
