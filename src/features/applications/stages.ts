import type { OwnApplication, Withdrawal } from '../../api/ownApplications.ts';
import {
  type ApplicationStatus,
  cancelledIn,
  type InterviewStatus,
  type OfferStatus,
  revivalText,
} from '../../machines/applicationStages.ts';
import { dayText } from '../../ui/calendar.ts';
import { momentText } from '../../ui/interview/interviewTime.ts';
import { pageLocale } from '../../ui/intl.ts';

const rejections: Record<string, string> = {
  not_enough_experience: 'They were looking for more experience in this kind of work.',
  missing_requirement: 'Your application didn’t meet one of the job’s requirements.',
  position_filled: 'The position has been filled.',
  withdrawn_by_us: 'They’ve decided not to fill the job for now.',
};

export const withdrawals: Record<NonNullable<Withdrawal['reason']>, string> = {
  found_another_job: 'I’ve found another job',
  not_interested: 'The job isn’t right for me',
  too_slow: 'The process took too long',
  conditions: 'The pay or conditions don’t suit me',
  other: 'Something else',
};

const offerTexts: Record<OfferStatus, (employer: string, firstDay: string | null) => string> = {
  made: (employer) => `${employer} has offered you the job. Read the terms, then accept or decline below.`,
  accepted: (employer, firstDay) =>
    firstDay
      ? `You’ve accepted, and start on ${firstDay}. ${employer} will mark you as hired.`
      : `You’ve accepted. ${employer} will agree your first day with you.`,
  conditional: (employer) =>
    `You’ve accepted. ${employer} is checking the conditions below, and you’ll see each result here.`,
  declined: (employer) => `You’ve declined the offer. ${employer} will decide what happens next.`,
  lapsed: (employer) => `The offer has expired. ${employer} can make you a new one.`,
  withdrawn: (employer) => `${employer} has withdrawn the offer and will decide what happens next.`,
  unmet: (employer) =>
    `The offer has ended because a condition wasn’t met. ${employer} will decide what happens next.`,
};

const offerEnds: Partial<Record<OfferStatus, (employer: string) => string>> = {
  declined: () => 'You declined the offer',
  lapsed: () => 'The offer expired without an answer',
  withdrawn: (employer) => `${employer} withdrew the offer`,
  unmet: () => 'The offer ended because a condition wasn’t met',
};

function rejectionText({ offer_status, reason_code, job }: CurrentStage): string {
  const { name } = job.company;
  const end = offer_status && offerEnds[offer_status]?.(name);
  const closed = offer_status === 'withdrawn' ? ' and has closed' : `, and ${name} has closed`;
  return [
    end ? `${end}${closed} your application.` : `${name} isn’t taking your application further.`,
    rejections[reason_code ?? ''],
  ]
    .filter(Boolean)
    .join(' ');
}

function expiryText({ offer_status, job }: CurrentStage): string {
  const { name } = job.company;
  const end = offer_status && offerEnds[offer_status]?.(name);
  return end
    ? `${end}. The job closed at least 30 days ago.`
    : `The job closed at least 30 days ago, and ${name} didn’t respond.`;
}

/** What of the agreed interview is below; a video call needs a link, which may follow. */
function agreedText(employer: string, interview: CurrentStage['interview']): string {
  if (interview?.place) return 'Go to your interview. The time and place are below.';
  if (interview?.link) return 'Go to your interview. The time and the link to the video call are below.';
  return interview?.mode === 'video'
    ? `Go to your interview. The time is below, and ${employer} will send you the link to the video call.`
    : 'Go to your interview. The time is below.';
}

const interviewTexts: Record<Exclude<InterviewStatus, 'confirmed'>, (employer: string) => string> = {
  proposed: (employer) => `${employer} has proposed an interview. Choose a time below, or ask for others.`,
  requested: (employer) => `You’ve asked for another time. ${employer} will propose new ones.`,
  held: (employer) => `Your interview is over. ${employer} will decide what happens next.`,
  lapsed: (employer) => `The proposed times have passed. ${employer} can propose new ones.`,
  declined: (employer) => `You’ve declined the interview. ${employer} will decide what happens next.`,
  cancelled: (employer) =>
    `The interview has been ${cancelledIn(pageLocale())}. ${employer} will decide what happens next.`,
};

type CurrentStage = Pick<
  OwnApplication,
  'status' | 'interview_status' | 'reason_code' | 'offer_status' | 'is_on_hold' | 'next_actor' | 'first_day'
> & {
  job: { company: { name: string } };
  interview: Pick<
    NonNullable<OwnApplication['interview']>,
    'mode' | 'place' | 'link' | 'moved_from' | 'is_renewed'
  > | null;
};

function interviewText({ interview_status: interview, ...application }: CurrentStage): string {
  const { name } = application.job.company;
  const { moved_from: movedFrom = null, is_renewed: isRenewed = false } = application.interview ?? {};
  if (interview === 'proposed' && movedFrom)
    return `${name} needs to move your interview. It’s no longer on ${momentText(movedFrom, pageLocale())}. Choose a new time below, or ask for others.`;
  if (interview === 'proposed' && isRenewed)
    return `${name} has proposed new interview times. Choose one below, or ask for others.`;
  if (!interview) return `${name} wants to talk to you, and will propose times for an interview.`;
  return interview === 'confirmed'
    ? agreedText(name, application.interview)
    : interviewTexts[interview](name);
}

const dayOf = (date: string | null) => date && dayText(date, pageLocale());

function offerText({ offer_status, next_actor, job, first_day }: CurrentStage): string {
  const { name } = job.company;
  // Its day has ended, and it has not lapsed yet.
  if (offer_status === 'made' && next_actor === 'none')
    return `The deadline for answering the offer has passed. ${name} can make you a new one once it has expired.`;
  return offerTexts[offer_status ?? 'made'](name, dayOf(first_day));
}

function hiredText({ job, first_day }: CurrentStage): string {
  const firstDay = dayOf(first_day);
  return [`${job.company.name} has hired you. Congratulations.`, firstDay && `Your first day is ${firstDay}.`]
    .filter(Boolean)
    .join(' ');
}

function holdText({ status, offer_status, interview_status, job }: CurrentStage): string {
  const { name } = job.company;
  const offer = status === 'offer' ? offer_status : null;
  return [
    `${name} can’t hire here at the moment, so this application is on hold.`,
    offer === 'made' && 'The offer won’t expire in the meantime.',
    (offer === 'accepted' || offer === 'conditional') &&
      'Wait until they’re back before you give notice anywhere.',
    interview_status === 'confirmed' && 'We don’t know whether your interview is still going ahead.',
    'We’ll tell you if they come back.',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Tells the veteran in a sentence what happens next. `documentName` is “CV” or “Resume”; `reviveBy` is the last day to make an
 * inactive application active again, once its job has closed.
 */
export function nextOf(application: CurrentStage, documentName: string, reviveBy: string | null): string {
  const { status, is_on_hold, job } = application;
  if (is_on_hold) return holdText(application);
  const { name } = job.company;
  const texts: Record<ApplicationStatus, string> = {
    submitted: `${name} will open your ${documentName}. There’s nothing you need to do.`,
    viewed: `${name} has opened your ${documentName} and is deciding whether to take it further. There’s nothing you need to do.`,
    shortlisted: `${name} has shortlisted you and is deciding who to interview. There’s nothing you need to do.`,
    interview: interviewText(application),
    offer: offerText(application),
    hired: hiredText(application),
    inactive: `Nothing has happened for 30 days, so we’ve set this application aside. It isn’t a rejection: you or ${name} can make it active again, and it goes on from where it was. ${revivalText(reviveBy)}`,
    rejected: rejectionText(application),
    withdrawn: 'You withdrew this application. They can no longer see what you sent.',
    expired: expiryText(application),
  };
  return texts[status];
}
