import type { HelpQuestion } from './helpQuestion.ts';

const toJobs = { to: '/recruiter/jobs', label: 'Open your jobs' };
const toDashboard = { to: '/recruiter', label: 'Open your dashboard' };

/** Nothing here leads to a page that only recruiters can open. */
export const hiringManagerQuestions: HelpQuestion[] = [
  {
    question: 'What can I do as a hiring manager?',
    text: 'Read the applications for the jobs of your hiring teams, rate the applicants and write team notes. Recruiters of your company do the rest: they write to applicants, arrange interviews and make offers.',
    link: toDashboard,
  },
  {
    question: 'Which jobs do I see?',
    text: 'Those whose hiring team you’re on. We email you when a recruiter adds you to a team.',
    link: toJobs,
  },
  {
    question: 'Why has a job disappeared from my list?',
    text: 'A recruiter may have taken you off its hiring team, or deleted the job. Ask a recruiter of your company: they can add you again.',
    link: toJobs,
  },
  {
    question: 'Who is waiting for my rating?',
    text: 'Your dashboard lists up to 20 applicants you haven’t rated, starting with the longest wait.',
    link: toDashboard,
  },
  {
    question: 'How do I rate an applicant?',
    text: 'Open the application and say whether you’d take it further. You can also rate what the job asked for, point by point, and add why.',
    link: toDashboard,
  },
  {
    question: 'When do I read my colleagues’ ratings?',
    text: 'After you’ve rated the applicant yourself, so that each of you makes up your own mind first.',
    link: toJobs,
  },
  {
    question: 'Can I change my rating?',
    text: 'Yes, with the button below it. Once the application has ended, ratings stay as they are; after a rejection, that’s seven days later.',
    link: toJobs,
  },
  {
    question: 'Where do I find someone’s {document} and answers?',
    text: 'In the application. You can read the {document} there or open it as a PDF. Answers that differ from what the job needs are marked.',
    link: toJobs,
  },
  {
    question: 'Can applicants read my notes and ratings?',
    text: 'Not in the app. If they request a copy of their data, it includes notes and ratings without your name.',
    link: toJobs,
  },
  {
    question: 'How do I bring in a colleague?',
    text: 'Type @ in a team note to mention a recruiter, or a hiring manager of the same job. We notify them.',
    link: toJobs,
  },
  {
    question: 'Can I shortlist, reject or message someone?',
    text: 'No, recruiters do that. Rate the applicant, or mention a recruiter in a team note.',
    link: toJobs,
  },
  {
    question: 'Why don’t I see offers, or the pay of some jobs?',
    text: 'Only recruiters see offers, and the pay of a job that doesn’t publish it.',
    link: toJobs,
  },
  {
    question: 'How do I become a recruiter?',
    text: 'Ask an admin of your company, who can change your role. You then leave your hiring teams and see all of the company’s jobs.',
    link: { to: '/recruiter/profile?profile_section=company', label: 'See your role' },
  },
  {
    question: 'How do I change which emails I get?',
    text: 'Switch each kind of message on or off, in the app and by email. Emails about your password, your email address and your account always reach you.',
    link: { to: '/recruiter/profile?profile_section=notifications', label: 'Choose your notifications' },
  },
];
