import type { NotificationInput } from '../notifications/notify.ts';
import type { Application } from './applicationLife.ts';
import { pageOfVeteran } from './applicationNews.ts';

interface SentFile {
  name: string;
  page_count: number | null;
}

const pagesText = (count: number | null) =>
  count === null ? '' : count === 1 ? ' (1 page)' : ` (${count} pages)`;

/** By mail only: in the app they have just seen that it was sent. */
export function sentNews(
  { row, job, company }: Application,
  userId: number,
  { name, page_count }: SentFile,
): NotificationInput {
  const phone = row.profile?.phone;
  const clearance = row.profile?.clearance;
  const document = job.country_id === 233 ? 'resume' : 'CV';
  const lines = [
    `${company.name} has your application for ${row.job_title}. This is what you sent:`,
    `• Your ${document}: ${name}${pagesText(page_count)}`,
    row.cover_note && `• Your message: ${row.cover_note}`,
    ...row.answers.map(({ question, answer }) => `• ${question} ${answer}`),
    phone && `• Your phone number: ${phone}`,
    clearance && `• Your security clearance: ${clearance}`,
    'We’ll let you know when they open it. Until they decide, you can withdraw it on its page.',
  ];
  return {
    userId,
    type: 'application_sent',
    title: `You’ve applied for ${row.job_title}`,
    body: lines.filter(Boolean).join('\n'),
    inApp: false,
    link: { path: pageOfVeteran(row.id), label: 'See your application' },
    applicationId: row.id,
  };
}
