import { sentDetails, shareIn, unsharedNotes } from '../../src/documents/sentDetails.ts';
import { channelText, type NotificationChannels } from '../../src/machines/notificationChannels.ts';
import type { UserProfile } from '../http/contract/caller.ts';
import type { NotificationInput } from '../notifications/notify.ts';
import type { Application } from './applicationLife.ts';
import { pageOfVeteran } from './applicationNews.ts';

interface Sending {
  user: Pick<UserProfile, 'id' | 'candidate_visibility' | 'phone_number'>;
  file: { name: string; page_count: number | null };
  /** By which the veteran will hear that the company has opened the CV. */
  channels: NotificationChannels;
}

const pagesText = (count: number | null) =>
  count === null ? '' : count === 1 ? ' (1 page)' : ` (${count} pages)`;

/** By mail only: in the app they have just seen that it was sent. */
export function sentNews(
  { row, job, company }: Application,
  { user, file: { name, page_count }, channels }: Sending,
): NotificationInput {
  const document = job.country_id === 233 ? 'resume' : 'CV';
  const how = channelText(channels);
  const lines = [
    `${company.name} has your application for ${row.job_title}. This is what you sent:`,
    `• Your ${document}: ${name}${pagesText(page_count)}`,
    row.cover_note && `• Your message: ${row.cover_note}`,
    ...row.answers.map(({ question, answer }) => `• ${question} ${answer}`),
    ...(row.profile ? sentDetails(row.profile).map(({ label, value }) => `• ${label}: ${value}`) : []),
    ...(row.profile
      ? unsharedNotes({ share: shareIn(row.profile), user, document, employer: company.name })
      : []),
    `${how ? `We’ll tell you ${how} when they open your ${document}.` : ''} Until they decide, you can withdraw your application on its page.`.trim(),
  ];
  return {
    userId: user.id,
    type: 'application_sent',
    title: `You’ve applied for ${row.job_title}`,
    body: lines.filter(Boolean).join('\n'),
    inApp: false,
    link: { path: pageOfVeteran(row.id), label: 'See the application' },
    applicationId: row.id,
  };
}
