import { isInterviewPending, isOfferPending } from '../../src/machines/applicationStages.ts';
import type { TenantDb } from '../db/database.ts';
import { type Application, applyMove, type Moving, stateOf } from './applicationLife.ts';
import { announceInterview } from './interviews/interviewMail.ts';
import { changeInterview, latestInterview } from './interviews/storedInterviews.ts';
import { notifyRecruiters, offerNews } from './offers/offerLife.ts';
import { employerNews } from './offers/offerNews.ts';
import { endOffer } from './offers/storedOffers.ts';

type Withdrawal = Omit<Moving, 'to' | 'by'> & { isErased?: boolean };

/** Notifies the employer only where an interview or offer was pending; if the veteran is being erased, without the name. */
export async function withdraw(
  db: TenantDb,
  application: Application,
  { isErased = false, ...moving }: Withdrawal,
): Promise<Application> {
  const { status, interview, offer } = stateOf(application, moving.now);
  const withdrawn = await applyMove(db, application, { ...moving, to: 'withdrawn', by: 'veteran' });
  const shown = isErased ? { ...withdrawn, row: { ...withdrawn.row, profile: null } } : withdrawn;
  if (status === 'interview' && isInterviewPending(interview))
    await cancelInterview(db, shown, interview === 'confirmed', moving);
  if (status === 'offer' && isOfferPending(offer)) await leaveOffer(db, shown, offer === 'made', moving);
  return withdrawn;
}

async function cancelInterview(
  db: TenantDb,
  application: Application,
  wasConfirmed: boolean,
  { actorId, now, tell }: Withdrawal,
): Promise<void> {
  const latest = await latestInterview(db, application.row.id);
  if (!latest) return;
  const ended = await changeInterview(db, latest.id, { changed_at: now });
  await announceInterview(db, application, {
    ...{ interview: ended, by: 'veteran', employer: 'withdrawn', actorId, notify: tell, now },
    ...(wasConfirmed && { calendar: 'CANCEL' as const }),
  });
}

async function leaveOffer(
  db: TenantDb,
  application: Application,
  isUnanswered: boolean,
  { now, tell }: Withdrawal,
): Promise<void> {
  if (isUnanswered) await endOffer(db, application.row.id, { ended_at: now, message: null });
  const news = employerNews[isUnanswered ? 'left' : 'leftAccepted'](await offerNews(db, application, null));
  await notifyRecruiters(db, application, news, { notify: tell, now });
}
