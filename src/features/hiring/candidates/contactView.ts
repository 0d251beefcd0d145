import type { Candidate } from '../../../api/candidates.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';

export type CompanyContact = Pick<Candidate, 'application' | 'invitation'>;
type Application = NonNullable<CompanyContact['application']>;
type Invitation = NonNullable<CompanyContact['invitation']>;

/** What the company has with a candidate; that of the selected job comes before others, and a hire before everything. */
export interface ContactView {
  /** Null if nothing has happened. */
  statement: string | null;
  /** What it means, and what there is for another job. */
  details: string[];
  /** The id of the invitation that these tell of. */
  toldInvitation: number | null;
  /** The address of their application. */
  application: string | null;
  /** The label of the invitation that is left, and if it is what to do first. */
  invite: { label: string; isFirst: boolean } | null;
}

interface Shown {
  /** The job that the page is about. */
  jobId: number | undefined;
  locale: string;
}

const isClosed = ({ status }: Application) => status === 'rejected' || status === 'expired';

function applicationText({ job, status }: Application, { jobId }: Shown): string {
  const isThis = job.id === jobId;
  if (status === 'withdrawn')
    return isThis ? 'They withdrew their application' : `They withdrew their application for ${job.title}`;
  return isThis ? 'They applied' : `They applied for ${job.title}`;
}

export function invitationText({ job, status, created_at }: Invitation, { jobId, locale }: Shown): string {
  const forJob = job.id === jobId ? '' : ` to apply for ${job.title}`;
  if (status === 'accepted') return `They accepted your invitation${forJob}`;
  if (status === 'declined') return `They declined your invitation${forJob}`;
  return `You invited them${forJob} on ${dayText(localDay(new Date(created_at)), locale)}`;
}

const invitationDetails: Record<Invitation['status'], string[]> = {
  pending: ['They haven’t answered yet.'],
  accepted: ['You can see their name and contact details.'],
  declined: [],
};

const addressOf = ({ id }: Application) => `/recruiter/applications/${id}`;

function inviteFor({ application, invitation }: CompanyContact, { jobId }: Shown) {
  if (!application && !invitation) return { label: 'Invite to apply', isFirst: true };
  if (jobId === undefined) return { label: 'Invite to another job', isFirst: false };
  const hasContact = application?.job.id === jobId || invitation?.job.id === jobId;
  return hasContact ? null : { label: 'Invite to this job', isFirst: false };
}

const isFor = ({ job }: Application | Invitation, { jobId }: Shown) => job.id === jobId;

/** The only place that says what there has been between a candidate and the company. */
export function contactView(contact: CompanyContact, shown: Shown): ContactView {
  const { application, invitation } = contact;
  if (application?.status === 'hired')
    return {
      statement: `You hired them for ${application.job.title}`,
      details: [],
      toldInvitation: null,
      application: addressOf(application),
      invite: null,
    };
  if (invitation && (!application || (isFor(invitation, shown) && !isFor(application, shown))))
    return invitedView({ application, invitation }, shown);
  const invite = inviteFor(contact, shown);
  if (!application) return { statement: null, details: [], toldInvitation: null, application: null, invite };
  const other = invitation && invitation.job.id !== application.job.id ? invitation : null;
  return {
    statement: applicationText(application, shown),
    details: [
      ...(isClosed(application) ? ['That application is closed.'] : []),
      ...(other ? [`${invitationText(other, shown)}.`] : []),
    ],
    toldInvitation: other?.id ?? null,
    application: addressOf(application),
    invite,
  };
}

function invitedView(
  { application, invitation }: CompanyContact & { invitation: Invitation },
  shown: Shown,
): ContactView {
  return {
    statement: invitationText(invitation, shown),
    details: [
      ...invitationDetails[invitation.status],
      ...(application ? [`${applicationText(application, shown)}.`] : []),
    ],
    toldInvitation: invitation.id,
    application: application && addressOf(application),
    invite: inviteFor({ application, invitation }, shown),
  };
}
