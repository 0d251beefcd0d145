/** What recruiters see of their company, jobs, applicants and candidates. */
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

export const recruiterPlaces: Place[] = [
  { name: 'the recruiter’s dashboard', title: 'Dashboard', path: '/recruiter', key: 'recruiter' },
  {
    name: 'the notifications',
    title: 'Notifications',
    path: '/recruiter/notifications',
    isRead: true,
    key: 'recruiter-admin',
    act: (page) => expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible(),
  },
  {
    name: 'the messages',
    title: 'Messages',
    path: '/recruiter/messages',
    key: 'recruiter-admin',
    act: (page) => expect(page.getByText('Waiting for your reply').first()).toBeVisible(),
  },
  {
    name: 'the templates',
    title: 'Templates',
    path: '/recruiter/templates',
    key: 'recruiter-admin',
    act: (page) => expect(page.getByRole('heading', { name: 'Ask for a first call' })).toBeVisible(),
  },
  {
    name: 'a new template',
    title: 'New template',
    path: '/recruiter/templates/new',
    key: 'recruiter-admin',
    act: async (page) => {
      await page.getByLabel('Text', { exact: true }).fill('Hello {first name}');
      await expect(page.getByText('Hello Alex')).toBeVisible();
    },
  },
  {
    name: 'the profile’s notifications',
    title: 'Notifications · Profile',
    path: '/veteran/profile?profile_section=notifications',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'a company to create',
    title: 'Your company',
    path: '/recruiter/company/create/',
    isRead: true,
    key: 'recruiter-new',
  },
  {
    name: 'a company that was found',
    title: 'Your company',
    path: '/recruiter/company/exists',
    isRead: true,
    key: 'recruiter-found',
  },
  {
    name: 'a rejected company',
    title: 'Not approved',
    path: '/recruiter/company/reject',
    isRead: true,
    key: 'recruiter-rejected',
  },
  {
    name: 'a pending company',
    title: 'Waiting for approval',
    path: '/recruiter/company/approval-pending',
    isRead: true,
    key: 'recruiter-company-pending',
  },
  {
    name: 'company details',
    title: 'Company Details',
    path: '/recruiter/company/details',
    key: 'recruiter-company-pending',
  },
  {
    name: 'a company that is edited',
    title: 'Company Details',
    path: '/recruiter/company/details',
    key: 'recruiter-company-pending',
    act: press('Edit'),
  },
  {
    name: 'the company’s team',
    title: 'Team',
    path: '/recruiter/companies?tab=pending',
    isRead: true,
    key: 'recruiter-admin',
  },
  {
    name: 'the company’s invitations',
    title: 'Team',
    path: '/recruiter/companies?tab=invitations',
    isRead: true,
    key: 'recruiter-admin',
  },
  {
    name: 'who applied for a job',
    title: 'Applicants · Night Operations Manager',
    path: '/recruiter/jobs/2',
    key: 'recruiter',
    act: press('Stage'),
  },
  {
    name: 'a job as veterans see it',
    title: 'Preview · Night Operations Manager',
    path: '/recruiter/jobs/2/preview',
    key: 'recruiter',
  },
  {
    name: 'an application, with why it fits',
    title: 'Tomasz Nowak · Workshop Supervisor',
    path: '/recruiter/applications/84',
    key: 'recruiter',
    act: async (page) => {
      await expect(page.getByRole('region', { name: 'The work' })).toBeVisible();
    },
  },
  {
    name: 'an application that is refused',
    title: 'Leanne Corrigan · LGV Driver, Class 2',
    path: '/recruiter/applications/72',
    key: 'recruiter',
    act: async (page) => {
      await press('Reject')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    },
  },
  {
    name: 'the candidates, with why one fits',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2&skills=Leadership',
    key: 'recruiter',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^See why/ })
        .first()
        .click();
      await expect(page.getByText('can see that you viewed this.')).toBeVisible();
    },
  },
  {
    name: 'a candidate',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2',
    key: 'recruiter',
    act: async (page) => {
      await page.getByRole('list', { name: 'Candidates' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
    },
  },
  {
    name: 'an invitation to apply',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2',
    key: 'recruiter',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Invite to apply: / })
        .first()
        .click();
    },
  },
];
