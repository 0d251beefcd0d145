import type { Applicant, ManyMove, MovedApplications } from '../../../api/applicants.ts';
import { counted } from '../../../ui/intl.ts';
import { nextStep, otherSteps, undoneTo } from '../application/moves.ts';

export type MoveName = ManyMove['to'];

type Movable = Pick<Applicant, 'status' | 'allowed'>;

export const moveNames: readonly MoveName[] = ['shortlisted', 'interview', 'rejected', 'before_rejection'];

/** Forward only: going back from an interview to the shortlist is a decision about a single applicant. */
export function canMove(to: MoveName, applicant: Movable): boolean {
  if (to === 'before_rejection') return undoneTo(applicant) !== undefined;
  if (applicant.status === 'rejected') return false;
  if (to === 'rejected') return applicant.allowed.includes(to);
  return nextStep(applicant) === to || (to === 'interview' && otherSteps(applicant).includes(to));
}

const people = (count: number) => counted(count, 'person', 'people');

export const moveWords: Record<
  MoveName,
  { label: string; title: (count: number) => string; text: string; done: (count: number) => string }
> = {
  shortlisted: {
    label: 'Shortlist',
    title: (count) => `Shortlist ${people(count)}?`,
    text: 'We’ll let each of them know.',
    done: (count) => `${people(count)} shortlisted.`,
  },
  interview: {
    label: 'Invite to interview',
    title: (count) => `Invite ${people(count)} to interview?`,
    text: 'We’ll let each of them know. You can then propose times in each application.',
    done: (count) => `${people(count)} invited to interview.`,
  },
  rejected: {
    label: 'Reject',
    title: (count) => `Reject ${people(count)}?`,
    text: 'We’ll tell each of them in 24 hours, with your reason. Until then they see no change, and you can undo this for seven days.',
    done: (count) => `${people(count)} rejected. We’ll tell them in 24 hours.`,
  },
  before_rejection: {
    label: 'Undo rejection',
    title: (count) => `Undo the rejection of ${people(count)}?`,
    text: 'Each application goes back to where it was. Those who haven’t heard from us yet will never know; the others see it on the application’s page.',
    done: (count) => `The rejection of ${people(count)} was undone.`,
  },
};

const failures: Record<string, string> = {
  version_conflict: 'This application has changed since you loaded the list.',
  invalid_transition: 'This step is no longer possible.',
  not_found: 'This application is no longer here.',
};

export interface MoveReport {
  to: MoveName;
  moved: { id: number; version: number; name: string }[];
  failed: { id: number; name: string; reason: string }[];
}

export const reportOf = (
  to: MoveName,
  { moved, failed }: MovedApplications,
  nameOf: (id: number) => string,
): MoveReport => ({
  to,
  moved: moved.map(({ id, version }) => ({ id, version, name: nameOf(id) })),
  failed: failed.map(({ id, code, message }) => ({
    id,
    name: nameOf(id),
    reason: failures[code] ?? message,
  })),
});
