/** The menus, and the profiles of veterans and recruiters. */
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

export const profilePlaces: Place[] = [
  {
    name: 'the profile menu',
    title: 'Dashboard',
    path: '/recruiter',
    key: 'recruiter',
    act: press(/^Profile menu/),
  },
  {
    name: 'the mobile menu',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await press(/^Menu$/)(page);
    },
  },
  {
    name: 'the settings',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: press('Display settings'),
  },
  {
    name: 'the logout dialog',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await press(/^Profile menu/)(page);
      await press('Log Out')(page);
    },
  },
  {
    name: 'the incomplete dialog',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-no-cv',
    act: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'CV' }).click();
    },
  },
  {
    name: 'the profile',
    title: 'Personal details · Profile',
    path: '/veteran/profile',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'the profile refused',
    title: 'Personal details · Profile',
    path: '/veteran/profile',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByLabel('First name').fill('');
      await press('Save')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'the profile’s service history',
    title: 'Service history · Profile',
    path: '/veteran/profile?profile_section=service',
    isRead: true,
    key: 'veteran-complete',
    act: async (page) => {
      await press('Add period')(page);
      await expect(page.getByLabel('Service', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the profile’s preferences',
    title: 'Preferences · Profile',
    path: '/veteran/profile?profile_section=preferences',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'the profile’s visibility',
    title: 'Who sees what · Profile',
    path: '/veteran/profile?profile_section=visibility',
    isRead: true,
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('group', { name: 'What they see: A recruiter' })).toBeVisible(),
  },
  {
    name: 'the profile’s security',
    title: 'Security · Profile',
    path: '/veteran/profile?profile_section=security',
    isRead: true,
    key: 'veteran-complete',
    act: press('Change password'),
  },
  {
    name: 'the profile’s privacy',
    title: 'Privacy · Profile',
    path: '/veteran/profile?profile_section=privacy',
    isRead: true,
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('switch', { name: 'News by email' }).click();
      await expect(page.getByRole('switch', { name: 'News by email' })).toBeChecked();
      await press('Delete my account')(page);
    },
  },
  {
    name: 'the profile’s company',
    title: 'Company · Profile',
    path: '/recruiter/profile?profile_section=company',
    key: 'recruiter',
    act: (page) => expect(page.getByRole('link', { name: 'Company Details' })).toBeVisible(),
  },
  {
    name: 'the profile outside the gate',
    title: 'Personal details · Profile',
    path: '/recruiter/profile',
    key: 'recruiter-new',
  },
];
