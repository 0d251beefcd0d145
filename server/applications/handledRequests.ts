import { isUndecided } from '../../src/machines/applicationStages.ts';
import type { TenantDb } from '../db/database.ts';
import type { ApplicationRow, applicationEvents } from '../db/schema/applications.ts';
import { markHandled, type NotificationType } from '../notifications/notify.ts';

type Row = Pick<
  ApplicationRow,
  'id' | 'user_id' | 'company_id' | 'status' | 'rejected_from' | 'interview_status' | 'offer_status'
>;
type Validity = Partial<Record<NotificationType, (row: Row) => boolean>>;

const isProposed = ({ interview_status }: Row) => interview_status === 'proposed';
const isOffered = ({ status, offer_status }: Row) => status === 'offer' && offer_status === 'made';

/** How long each is of use to its reader. */
const ofInterview: Validity = {
  interview_proposed: isProposed,
  interview_moved: isProposed,
  interview_requested: ({ interview_status }) => interview_status === 'requested',
  interview_due: ({ interview_status }) => interview_status === 'confirmed',
  interview_confirmed: ({ interview_status }) => interview_status === 'confirmed',
  interview_declined: ({ interview_status }) => interview_status === 'declined',
  interview_cancelled: ({ interview_status }) => interview_status === 'cancelled',
};
// Once the company has opened the CV or decided, whoever applied has been noticed.
const ofArrival: Validity = { new_application: ({ status }) => status === 'submitted' };
// Whoever follows an application up has nothing left to do once it has ended.
const ofAssignment: Validity = { application_assigned: ({ status }) => isUndecided(status) };
const ofOffer: Validity = {
  application_offer: isOffered,
  offer_amended: isOffered,
  offer_due: isOffered,
};
const afterOffer: Validity = {
  offer_accepted: ({ status, offer_status }) =>
    status === 'offer' && (offer_status === 'accepted' || offer_status === 'conditional'),
  offer_declined: ({ status, offer_status }) => status === 'offer' && offer_status === 'declined',
  offer_lapsed: ({ status, offer_status }) => status === 'offer' && offer_status === 'lapsed',
};

type Event = Partial<Pick<typeof applicationEvents.$inferInsert, 'interview' | 'offer'>>;

/** What no longer asks once the application has come this far; new times and new terms replace those before. */
export function outdatedRequests(row: Row, event: Event = {}): NotificationType[] {
  const outdated = (requests: Validity, isReplaced: boolean) =>
    (Object.keys(requests) as NotificationType[]).filter((type) => isReplaced || !requests[type]?.(row));
  return [
    ...outdated(ofInterview, Boolean(event.interview)),
    ...outdated(ofOffer, Boolean(event.offer)),
    ...outdated(afterOffer, false),
    ...outdated(ofArrival, false),
    ...outdated(ofAssignment, false),
  ];
}

/** The veteran hears of a rejection a day later: until then nothing may look different to them. */
export const isUnsentRejection = ({ status, rejected_from }: Pick<Row, 'status' | 'rejected_from'>) =>
  status === 'rejected' && rejected_from !== null;

/** To be called before the step itself is announced. */
export const markStepHandled = (db: TenantDb, row: Row, event: Event, now: Date): Promise<void> =>
  markHandled(db, {
    types: outdatedRequests(row, event),
    userId: isUnsentRejection(row) ? null : row.user_id,
    companyId: row.company_id,
    applicationId: row.id,
    now,
  });
