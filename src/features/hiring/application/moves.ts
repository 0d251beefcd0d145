import type { ApplicationStatus, ReceivedApplication, RejectionCode } from '../../../api/applicants.ts';
import { wayOfApplication } from '../../../machines/applicationStages.ts';
import { listFormat, pageLocale } from '../../../ui/intl.ts';

/** `viewed` is missing because opening the CV is the move. */
export type Step = 'shortlisted' | 'interview' | 'offer' | 'hired';

const steps: readonly Step[] = ['shortlisted', 'interview', 'offer', 'hired'];

const placeOf = (status: ApplicationStatus) => (wayOfApplication as readonly string[]).indexOf(status);

export const nextStep = ({
  status,
  allowed,
}: Pick<ReceivedApplication, 'status' | 'allowed'>): Step | undefined =>
  status === 'rejected'
    ? undefined
    : steps.find((step) => allowed.includes(step) && placeOf(step) >= placeOf(status));

type OtherStep = 'interview' | 'shortlisted' | 'hired';

const others: Partial<Record<ApplicationStatus, readonly OtherStep[]>> = {
  viewed: ['interview'],
  interview: ['shortlisted', 'hired'],
};

export const otherSteps = ({
  status,
  allowed,
}: Pick<ReceivedApplication, 'status' | 'allowed'>): OtherStep[] =>
  (others[status] ?? []).filter((step) => allowed.includes(step));

/** Returns the status that undoing a rejection restores, while it can be undone. No other move is legal then. */
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
    next: 'you propose times, and they choose one.',
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

export const noteLimit = 500;

export const reasons: { value: RejectionCode; label: string }[] = [
  { value: 'not_enough_experience', label: 'Not enough experience' },
  { value: 'missing_requirement', label: 'Doesn’t meet a requirement' },
  { value: 'position_filled', label: 'The position has been filled' },
  { value: 'withdrawn_by_us', label: 'We’re no longer hiring for it' },
  { value: 'other', label: 'Another reason' },
];

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
  if (labels.length === 0) return 'No further steps are possible.';
  return `You can now ${listFormat(pageLocale(), { type: 'disjunction' }).format(labels)}.`;
};
