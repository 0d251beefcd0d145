/** What a recruiter may do with an application from where it stands, in their words. */

import type {
  ApplicationStatus,
  InterviewMode,
  ReceivedApplication,
  RejectionCode,
  StageMove,
} from '../../../api/applicants.ts';
import { listFormat } from '../../../ui/intl.ts';

/** Opening the CV is the move to `viewed`, and no button of its own. */
export type Step = 'shortlisted' | 'interview' | 'offer' | 'hired';

const steps: readonly Step[] = ['shortlisted', 'interview', 'offer', 'hired'];

/** The one that leads on, as the chart allows it. */
export const nextStep = ({ allowed }: Pick<ReceivedApplication, 'allowed'>): Step | undefined =>
  steps.find((step) => allowed.includes(step));

export const stepWords: Record<Step, { label: string; next: string; done: string }> = {
  shortlisted: {
    label: 'Shortlist',
    next: 'they are told, and you invite them to an interview.',
    done: 'On the shortlist',
  },
  interview: {
    label: 'Invite to interview',
    next: 'they are told when and where, and you talk.',
    done: 'The invitation is on its way',
  },
  offer: {
    label: 'Make an offer',
    next: 'they are told, and they answer you.',
    done: 'The offer is on its way',
  },
  hired: { label: 'Hired', next: 'the application ends well, and they are told.', done: 'Hired' },
};

export const reasons: { value: RejectionCode; label: string }[] = [
  { value: 'not_enough_experience', label: 'Not enough experience' },
  { value: 'missing_requirement', label: 'A requirement is missing' },
  { value: 'position_filled', label: 'The position is filled' },
  { value: 'withdrawn_by_us', label: 'We no longer fill it' },
  { value: 'other', label: 'Another reason' },
];

export const modeWords: Record<InterviewMode, string> = {
  in_person: 'In person',
  video: 'By video',
  phone: 'By phone',
};

/** Where the chart leads, as a button says it. */
const moveLabels: Partial<Record<ApplicationStatus, string>> = {
  viewed: 'read what was sent',
  shortlisted: 'shortlist',
  interview: 'invite to interview',
  offer: 'make an offer',
  hired: 'hire',
  rejected: 'reject',
};

export const possibleText = (allowed: readonly ApplicationStatus[]) => {
  const labels = allowed.flatMap((move) => moveLabels[move] ?? []);
  if (labels.length === 0) return 'Nothing more can be done with it.';
  return `Possible from here: ${listFormat('en-GB', { type: 'disjunction' }).format(labels)}.`;
};

export interface InterviewFields {
  day: string;
  time: string;
  mode: InterviewMode;
  place: string;
}

export type InterviewErrors = Partial<Record<'day' | 'time', string>>;

/** A day may be agreed later; a day without a time, or one that has passed, is no appointment. */
export function interviewErrors({ day, time }: InterviewFields, now: Date): InterviewErrors {
  if (!day && !time) return {};
  if (!day) return { day: 'Enter the day too, or leave both out' };
  if (!time) return { time: 'Enter the time too, or leave both out' };
  return new Date(`${day}T${time}`) > now ? {} : { day: 'Choose a time that is still to come' };
}

export const interviewOf = ({
  day,
  time,
  mode,
  place,
}: InterviewFields): NonNullable<StageMove['interview']> => ({
  at: day ? new Date(`${day}T${time}`).toISOString() : null,
  mode,
  place: place.trim() || null,
});
