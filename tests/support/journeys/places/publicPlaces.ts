/** What visitors see, and who may go no further. */
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

export const publicPlaces: Place[] = [
  { name: 'login', title: 'Login', path: '/auth/login', isRead: true },
  { name: 'a refused login', title: 'Login', path: '/auth/login', act: press('Sign in') },
  { name: 'the people to try', title: 'Login', path: '/auth/login', act: press('Try it as…') },
  { name: 'the marketing site', title: 'Valour UK', path: '/site', isRead: true },
  { name: 'about us', title: 'About us · Valour UK', path: '/site/about', isRead: true },
  {
    name: 'a service of the marketing site',
    title: 'Healthcare · Valour UK',
    path: '/site/healthcare',
    isRead: true,
  },
  {
    name: 'the landing page of recruiters',
    title: 'For recruiters · Valour UK',
    path: '/recruiters',
    isRead: true,
  },
  {
    name: 'the questions of recruiters, open',
    title: 'For recruiters · Valour UK',
    path: '/recruiters',
    act: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
    },
  },
  { name: 'the privacy choices', title: 'Privacy choices', path: '/privacy', isRead: true },
  {
    name: 'the privacy choices of a veteran',
    title: 'Privacy choices',
    path: '/privacy',
    key: 'veteran-complete',
  },
  { name: 'the privacy notice', title: 'Privacy · Valour UK', path: '/site/privacy', isRead: true },
  { name: 'help', title: 'Help', path: '/help', isRead: true },
  { name: 'help, with the menu of a recruiter', title: 'Help', path: '/help', key: 'recruiter' },
  {
    name: 'an answer of the help, and none',
    title: 'Help',
    path: '/help?for=recruiter&search=template',
    act: async (page) => {
      await page.locator('summary').first().click();
      await expect(page.getByRole('link', { name: 'Open templates' })).toBeVisible();
      await page.getByRole('searchbox').fill('template xyzzy');
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    },
  },
  { name: 'the data sources', title: 'Data sources', path: '/data-sources', isRead: true },
  {
    name: 'the search of military roles',
    title: 'What does your military role mean?',
    path: '/military-roles?search=mechanic',
  },
  {
    name: 'what a military role means',
    title: 'What does Vehicle Mechanic mean outside?',
    path: '/military-roles/1139',
    isRead: true,
  },
  {
    name: 'the visits on a chart',
    title: 'Apply · Flows',
    path: '/flows?machine=apply&state=answering&see=visits',
    act: (page) => page.getByRole('table', { name: 'Visits by state' }).waitFor(),
  },
  { name: '404', title: 'Page not found', path: '/404', isRead: true },
  { name: 'user-inactive', title: 'Account inactive', path: '/user-inactive', isRead: true },
  { name: 'inactive', title: 'Inactive', path: '/inactive', isRead: true, key: 'recruiter-company-inactive' },
];
