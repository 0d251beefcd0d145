import type { HelpQuestion } from './helpQuestion.ts';
import { hiringManagerQuestions } from './hiringManagerQuestions.ts';

export type HelpAudience = 'veteran' | 'recruiter' | 'hiring_manager' | 'operator';

const veteran: HelpQuestion[] = [
  {
    question: 'Can I stop onboarding and carry on later?',
    text: 'Yes. We store each stage when you select Continue. Your dashboard leads back to where you stopped, on any device.',
    link: { to: '/veteran', label: 'Open your dashboard' },
  },
  {
    question: 'Which files can I upload?',
    text: 'PDF, Word, text, JSON Resume or a photo (JPEG or PNG), up to 5 MB. If we misread your {document}, you can correct every field before you save it.',
    link: { to: '/veteran/resume', label: 'Open your {document}' },
  },
  {
    question: 'Who can see my profile?',
    text: 'You decide. Hidden: only employers you apply to. Anonymous: approved employers see your skills, years of service and region, and can invite you to apply, but don’t see your name. Visible: they also see your name, contact details and {document}.',
    link: { to: '/veteran/profile?profile_section=visibility', label: 'Choose who sees you' },
  },
  {
    question: 'Can I see who has viewed my profile?',
    text: 'Yes. The list has every time an employer viewed your profile, an application or your {document} in the last 24 months.',
    link: { to: '/veteran/profile?profile_section=privacy', label: 'See who viewed your profile' },
  },
  {
    question: 'How do I find jobs that fit me?',
    text: 'Search by job, skill, employer, place or military role, then narrow the list with filters. When you have a {document}, each job shows how well it fits you, and why.',
    link: { to: '/veteran/jobs?jobType=jobs', label: 'Find jobs' },
  },
  {
    question: 'How do I apply for a job?',
    text: 'Open the job and select Apply. Choose the {document} to send and answer the employer’s questions. You see what they’ll receive before you send it. You can apply for each job once.',
    link: { to: '/veteran/jobs?jobType=jobs', label: 'Find jobs' },
  },
  {
    question: 'What happens after I apply?',
    text: 'Your list of applications shows the stage of each, and whether you or the employer acts next. Open an application to read its timeline.',
    link: { to: '/veteran/applications', label: 'See your applications' },
  },
  {
    question: 'How do I choose or move an interview?',
    text: 'Open the application. Choose a time that the employer offers, or ask for others. Once it’s confirmed, you can add it to your calendar, ask to move it, or cancel it.',
    link: { to: '/veteran/applications', label: 'See your applications' },
  },
  {
    question: 'Can I withdraw an application?',
    text: 'Yes, until it ends. Open the application and select Withdraw. You don’t have to give a reason, but you can’t undo it.',
    link: { to: '/veteran/applications', label: 'See your applications' },
  },
  {
    question: 'How do I tailor my {document} to a job?',
    text: 'Save the job or open it, and select the link to tailor your {document}. You see which of the job’s needs it covers. Make a copy for that job, so that your original stays as it is.',
    link: { to: '/veteran/resume', label: 'Open your {document}' },
  },
  {
    question: 'Where are my tasks?',
    text: 'The next tasks are on your dashboard. Show all tasks to change a date, add a note, or undo a task you marked as done.',
    link: { to: '/veteran#action-plan', label: 'See your tasks' },
  },
  {
    question: 'My leaving date has changed. What do I do?',
    text: 'Change it once. Your plans are dated back from it, and you see which dates move before you save. Dates you chose yourself stay.',
    link: { to: '/veteran/profile?profile_section=service', label: 'Change your leaving date' },
  },
  {
    question: 'What does my military role mean outside?',
    text: 'Search for your code, trade or rating. You see the civilian work that needs what you did, and the jobs that are open.',
    link: { to: '/military-roles', label: 'Look up your role' },
  },
  {
    question: 'Where can I get help with health, housing or money?',
    text: 'The list of services has people who can help near you or online, with crisis lines at the top. Save those you want to come back to.',
    link: { to: '/veteran/service-providers', label: 'See services' },
  },
  {
    question: 'How do I change which emails I get?',
    text: 'Switch each kind of message on or off, in the app and by email. Emails about your password, your email address and your account always reach you.',
    link: { to: '/veteran/profile?profile_section=notifications', label: 'Choose your notifications' },
  },
  {
    question: 'How do I get a copy of my data, or delete my account?',
    text: 'Both are under Privacy in your profile. The copy has what you gave us, what we derived from it, and who has viewed it.',
    link: { to: '/veteran/profile?profile_section=privacy', label: 'Open Privacy' },
  },
];

const recruiter: HelpQuestion[] = [
  {
    question: 'Why can’t I hire yet?',
    text: 'A person checks each company first, and we email the decision to its admins. Until then, your company’s page says what happens next.',
    link: { to: '/recruiter/company', label: 'See your company’s page' },
  },
  {
    question: 'How do I create a job?',
    text: 'It takes four short steps, and we save as you type. Preview the job as a veteran sees it, then publish it.',
    link: { to: '/recruiter/create-job', label: 'Create a job' },
  },
  {
    question: 'Can I change a job that’s already published?',
    text: 'Yes. Veterans keep seeing the published job until you publish your changes. People who’ve applied still read the job as it was.',
    link: { to: '/recruiter/jobs', label: 'Open your jobs' },
  },
  {
    question: 'How do I pause, close or copy a job?',
    text: 'Each job in your list has a menu with Duplicate, and with what you can do with the job at the moment.',
    link: { to: '/recruiter/jobs', label: 'Open your jobs' },
  },
  {
    question: 'How do I find candidates?',
    text: 'Choose a job to see how well each person matches it, and why. Filter by skills, place, availability, clearance and more. The match never counts age, gender, service or rank.',
    link: { to: '/recruiter/candidate-list', label: 'Find candidates' },
  },
  {
    question: 'Why do some candidates have no name?',
    text: 'Veterans decide what employers see. You can invite an anonymous candidate to apply. If they accept or apply, you see their name.',
    link: { to: '/recruiter/candidate-list', label: 'Find candidates' },
  },
  {
    question: 'Who is waiting to hear from me?',
    text: 'Your dashboard lists those who have waited longest first. A wait of more than seven days is marked.',
    link: { to: '/recruiter', label: 'Open your dashboard' },
  },
  {
    question: 'How do I arrange an interview?',
    text: 'Open the application and offer up to five times. The applicant chooses a time or asks for others, and we notify you.',
    link: { to: '/recruiter/jobs', label: 'Open your jobs' },
  },
  {
    question: 'I rejected someone by mistake. Can I undo it?',
    text: 'Yes, within seven days: select Undo rejection in the application, or in the list of a job for several applicants together. The applicant hears nothing in the first 24 hours.',
    link: { to: '/recruiter/jobs?stage=rejected', label: 'See jobs with rejected applicants' },
  },
  {
    question: 'Can I write to several applicants together?',
    text: 'Yes, to up to 50. Select them in the list of a job and write your message. You see it for each person before you send it.',
    link: { to: '/recruiter/jobs', label: 'Open your jobs' },
  },
  {
    question: 'What are templates?',
    text: 'Texts your company writes often, with placeholders such as the first name. Recruiters of a company share them, and use them in messages, invitations to an interview, offers and rejections.',
    link: { to: '/recruiter/templates', label: 'Open templates' },
  },
  {
    question: 'How do colleagues join my company?',
    text: 'Invite them by email, or let them sign up with their work email and ask to join. An admin of your company decides on each request.',
    link: { to: '/recruiter/companies?tab=invitations', label: 'Invite colleagues' },
  },
  {
    question: 'Can we decide on an applicant together?',
    text: 'Yes. Assign the application to a colleague, write team notes, and rate the applicant by what the job asked for. You read your colleagues’ ratings after you’ve rated the applicant yourself.',
    link: { to: '/recruiter/jobs', label: 'Open your jobs' },
  },
  {
    question: 'Can someone help choose without seeing everything?',
    text: 'Yes. Invite them as a hiring manager, and add them to the hiring team of a job. They read its applications, rate and write notes, but see no other applications, candidates, messages or offers.',
    link: { to: '/recruiter/companies?tab=invitations', label: 'Invite a hiring manager' },
  },
  {
    question: 'How do I change which emails I get?',
    text: 'Switch each kind of message on or off, in the app and by email. Emails about your password, your email address and your account always reach you.',
    link: { to: '/recruiter/profile?profile_section=notifications', label: 'Choose your notifications' },
  },
];

const operator: HelpQuestion[] = [
  {
    question: 'How do I approve or reject a company?',
    text: 'Compare its details with what we checked: email addresses, registration number and website. If you reject it, its admins read your reason, and can correct the details or appeal.',
    link: { to: '/admin', label: 'Open companies' },
  },
  {
    question: 'What happens when I deactivate a company?',
    text: 'Its recruiters only see a page that says so, and its admins get your reason by email. You can reactivate it later.',
    link: { to: '/admin', label: 'Open companies' },
  },
  {
    question: 'An approved company has changed its details. What do veterans see?',
    text: 'The details you approved, until you approve the change. If you reject it, its admins get your reason by email.',
    link: { to: '/admin', label: 'Open companies' },
  },
  {
    question: 'Can I approve new veterans manually?',
    text: 'Yes. Switch it on above the list of users. New veterans then wait after confirming their email address, and we email them your decision.',
    link: { to: '/admin/users', label: 'Open users' },
  },
  {
    question: 'What happens when I deactivate a person?',
    text: 'They can’t use the service from then on. None of their data is lost, and you can reactivate the account.',
    link: { to: '/admin/users', label: 'Open users' },
  },
  {
    question: 'How do I add an operator?',
    text: 'Operators can only be added from the command line, by whoever runs the server. They don’t appear in the list of users.',
    link: { to: '/admin/users', label: 'Open users' },
  },
  {
    question: 'Someone reported a job. What can I do?',
    text: 'Read the job, then dismiss the report or take the job down. If you take it down, nobody can find it, and we tell its recruiter and applicants. You can’t undo this.',
    link: { to: '/admin/reports', label: 'Open reported jobs' },
  },
  {
    question: 'Someone reported a message. What can I do?',
    text: 'Read the message, then dismiss the report or hide the message from both sides. You can’t undo this. Only the two sides can open its files.',
    link: { to: '/admin/message-reports', label: 'Open reported messages' },
  },
  {
    question: 'How do I change courses, services or questions?',
    text: 'Choose the table under Content, open a row and change it. A row that people have saved or answered is withdrawn instead of deleted, and you can restore it.',
    link: { to: '/admin/content', label: 'Open content' },
  },
  {
    question: 'How do I change many rows together?',
    text: 'Export the table, edit it in your spreadsheet and import it: up to 2 MB and 5,000 rows. You see what is new and what changes before anything is imported.',
    link: { to: '/admin/content/courses/import', label: 'Import courses' },
  },
  {
    question: 'Can I change the lists that forms offer?',
    text: 'You can view and export them. They’re the same for every tenant, so they can’t be changed here.',
    link: { to: '/admin/content', label: 'Open content' },
  },
  {
    question: 'How do I load newer occupation data?',
    text: 'Drop a packed release, read what it adds, changes and no longer lists, then use it. What people have in their profiles stays.',
    link: { to: '/admin/content/release', label: 'Open occupation data' },
  },
  {
    question: 'Where do I see who did what?',
    text: 'In the audit log, newest first. Filter it by kind and by what it’s about. Its entries can’t be changed.',
    link: { to: '/admin/audit', label: 'Open the audit log' },
  },
  {
    question: 'Did an email reach its recipient?',
    text: 'The outbox shows every email and how far it got, with the last failure. Filter it by state.',
    link: { to: '/admin/outbox', label: 'Open the outbox' },
  },
];

export const helpQuestions: Record<HelpAudience, readonly HelpQuestion[]> = {
  veteran,
  recruiter,
  hiring_manager: hiringManagerQuestions,
  operator,
};
