import {
  type Application,
  applicantName,
  pageOfRecruiter,
  pageOfVeteran,
} from '../applications/interface.ts';
import type { Reader } from './conversation.ts';

interface MessageNews {
  type: 'message_received';
  applicationId: number;
  title: string;
  body: string;
  path: string;
  aboutId: number | null;
}

// In the query and not after a `#`, because that would be lost at the sign-in that may come first.
const toMessages = '?show=messages';

/** What each side reads in a notification of the first unread message. */
export const messageNews: Record<Reader, (application: Application) => MessageNews> = {
  veteran: ({ row, company }) => ({
    type: 'message_received',
    applicationId: row.id,
    title: `${company.name} sent you a message`,
    body: `It’s about your application for ${row.job_title}. Read it and reply on the page of the application.`,
    path: `${pageOfVeteran(row.id)}${toMessages}`,
    aboutId: null,
  }),
  employer: ({ row }) => ({
    type: 'message_received',
    applicationId: row.id,
    title: `${applicantName(row)} sent you a message`,
    body: `It’s about their application for ${row.job_title}. Read it and reply on the page of the application.`,
    path: `${pageOfRecruiter(row.id)}${toMessages}`,
    aboutId: row.user_id,
  }),
};
