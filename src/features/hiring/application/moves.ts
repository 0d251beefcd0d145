import type {
  ApplicationStatus,
  InterviewMode,
  ReceivedApplication,
  RejectionCode,
  StageMove,
} from '../../../api/applicants.ts';
import { listFormat, pageLocale } from '../../../ui/intl.ts';

/** Opening the CV is the move to `viewed`, and no button of its own. */
export type Step = 'shortlisted' | 'interview' | 'offer' | 'hired';

const steps: readonly Step[] = ['shortlisted', 'interview', 'offer', 'hired'];

export const nextStep = ({
  status,
  allowed,
}: Pick<ReceivedApplication, 'status' | 'allowed'>): Step | undefined =>
  status === 'rejected' ? undefined : steps.find((step) => allowed.includes(step));

/** Where undoing a rejection leads, while it can be undone: nothing else leads on from there. */
export const undoneTo = ({
  status,
  allowed,
}: Pick<ReceivedApplication, 'status' | 'allowed'>): ApplicationStatus | undefined =>
  status === 'rejected' ? allowed[0] : undefined;

export const stepWords: Record<Step, { label: string; next: string; done: string }> = {
  shortlisted: {
    label: 'Shortlist',
    next: 'we’ll let them know, then you can invite them to an interview.',
    done: 'Shortlisted',
  },
  interview: {
    label: 'Invite to interview',
    next: 'we’ll tell them when and where.',
    done: 'Invitation sent',
  },
  offer: {
    label: 'Make an offer',
    next: 'we’ll send them your terms, and they can accept or decline.',
    done: 'Offer sent',
  },
  hired: {
    label: 'Mark as hired',
    next: 'we’ll let them know, and the application is complete.',
    done: 'Marked as hired',
  },
};

export const reasons: { value: RejectionCode; label: string }[] = [
  { value: 'not_enough_experience', label: 'Not enough experience' },
  { value: 'missing_requirement', label: 'Doesn’t meet a requirement' },
  { value: 'position_filled', label: 'The position has been filled' },
  { value: 'withdrawn_by_us', label: 'We’re no longer hiring for it' },
  { value: 'other', label: 'Another reason' },
];

export const modeWords: Record<InterviewMode, string> = {
  in_person: 'In person',
  video: 'By video',
  phone: 'By phone',
};

// Where the chart leads, as a button says it.
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
  if (labels.length === 0) return 'There’s nothing more to do.';
  return `You can now ${listFormat(pageLocale(), { type: 'disjunction' }).format(labels)}.`;
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
  if (!day) return { day: 'Enter a date as well, or leave both empty' };
  if (!time) return { time: 'Enter a time as well, or leave both empty' };
  return new Date(`${day}T${time}`) > now ? {} : { day: 'Choose a time in the future' };
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
