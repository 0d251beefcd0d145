/** The dashboard, jobs, applications, messages, plans and services of a veteran. */
import type { BrowserContext } from '@playwright/test';
import { openApplicationOf, writeMessages } from '../conversations.ts';
import type { JourneyServer } from '../server.ts';
import { expect, showAllTasks } from '../story.ts';
import { type Place, press } from './place.ts';

/** A recruiter has answered twice. */
const answered = (_: BrowserContext, server: JourneyServer) =>
  server.asPerson('veteran-complete', async (db, { id }) => {
    const application = await openApplicationOf(db, id);
    await writeMessages(db, application, { from: 'employer', texts: ['Thank you for applying.'] });
    await writeMessages(db, application, { from: 'veteran', texts: ['I’m looking forward to it.'] });
    await writeMessages(db, application, { from: 'employer', texts: ['Can you start in January?'] });
  });

export const veteranPlaces: Place[] = [
  {
    name: 'the veteran’s dashboard',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
  },
  {
    name: 'a task of the plan that is changed',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await showAllTasks(page);
      await page
        .getByRole('button', { name: /^Change: / })
        .first()
        .click();
      // The button scrolled into view; half under the header, a link would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'what there is to explore',
    title: 'Dashboard',
    path: '/veteran?dashboard_tab=explore&search=engineer',
    key: 'veteran-complete',
  },
  {
    name: 'another career direction',
    title: 'Update career direction',
    path: '/veteran/update-career-direction',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'the plan refined',
    title: 'Refine your action plan',
    path: '/veteran/refine-action-plan',
    isRead: true,
    key: 'veteran-complete',
    act: press('Continue'),
  },
  { name: 'the dashboard before the start', title: 'Dashboard', path: '/veteran', key: 'veteran-new' },
  {
    name: 'no application',
    title: 'Applications',
    path: '/veteran/applications',
    key: 'veteran-new',
    act: (page) =>
      expect(page.getByRole('heading', { name: 'You haven’t applied for any jobs yet' })).toBeVisible(),
  },
  {
    name: 'the messages of a veteran',
    title: 'Messages',
    path: '/veteran/messages',
    key: 'veteran-complete',
    act: (page) => expect(page.getByText('Waiting for your reply')).toBeVisible(),
  },
  {
    name: 'an application with its messages',
    title: 'Messages',
    path: '/veteran/messages',
    key: 'veteran-complete',
    first: answered,
    act: async (page) => {
      // The latest is the first.
      await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      const messages = page.getByRole('region', { name: 'Messages', exact: true });
      await expect(messages.getByRole('listitem')).toHaveCount(3);
      // At the top, no button is half under the header, where it would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'help, with the menu of a veteran', title: 'Help', path: '/help', key: 'veteran-complete' },
  {
    name: 'a guide, with the menu of a veteran',
    title: 'Housing · Valour UK',
    path: '/site/housing',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('link', { name: 'See services' })).toBeVisible(),
  },
  { name: 'the jobs of a visitor', title: 'Jobs', path: '/jobs', isRead: true },
  {
    name: 'a job',
    title: 'Job Details · Night Operations Manager, Northgate Logistics Ltd',
    path: '/jobs/2',
  },
  {
    name: 'the start of an application',
    title: 'Apply Job',
    path: '/jobs/5/apply',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'the first step of a new job',
    title: 'Create Job',
    path: '/recruiter/create-job',
    key: 'recruiter',
  },
  {
    name: 'the saved jobs',
    title: 'Jobs',
    path: '/veteran/jobs?jobType=jobs',
    key: 'veteran-complete',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Saved: / })).toBeVisible();
      await page.getByRole('link', { name: 'Saved', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Saved jobs' })).toBeVisible();
    },
  },
  {
    name: 'the transition plans',
    title: 'Transition Plan',
    path: '/veteran/transition-plan-vx',
    isRead: true,
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('link', { name: 'Continue your Education plan' })).toBeVisible(),
  },
  {
    name: 'a transition plan',
    title: 'Transition Plan',
    path: '/veteran/transition-plan-vx',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('link', { name: 'Open your Employment plan' }).click();
      await press('Change your leaving date')(page);
      await expect(page.getByRole('dialog', { name: 'Change your leaving date' })).toBeVisible();
    },
  },
  {
    name: 'a step of a transition plan, refused',
    title: 'Transition Plan',
    path: '/veteran/create-transition-plan-vx?type=education',
    key: 'veteran-complete',
    act: async (page) => {
      await press('Continue')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    name: 'courses by filter, near the city of the profile',
    title: 'Courses',
    path: '/veteran/courses?category_id=7&proximity=near_me',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible(),
  },
  {
    name: 'the services, a crisis line first',
    title: 'Service Providers',
    path: '/veteran/service-providers',
    key: 'veteran-complete',
    act: (page) =>
      expect(page.getByRole('list', { name: 'Services', exact: true })).toContainText('Samaritans'),
  },
  {
    name: 'no saved course',
    title: 'Courses',
    path: '/veteran/courses?saved=1',
    key: 'veteran-new',
    act: (page) =>
      expect(page.getByRole('heading', { name: 'You haven’t saved any courses yet' })).toBeVisible(),
  },
  { name: 'a course, to a guest', title: 'Course Details · Networks from the ground up', path: '/courses/1' },
  {
    name: 'a message to a service without consent',
    title: 'Service Provider Details · First Surgery (example)',
    path: '/service-providers/4',
    key: 'veteran-complete',
    act: press('Send message'),
  },
];
