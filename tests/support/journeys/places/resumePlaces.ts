/** The CVs of a veteran. */
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

export const resumePlaces: Place[] = [
  { name: 'the CVs', title: 'CV', path: '/veteran/resume', isRead: true, key: 'veteran-complete' },
  { name: 'no CV', title: 'CV', path: '/veteran/resume', key: 'veteran-no-cv' },
  {
    name: 'the next CV for applications',
    title: 'CV',
    path: '/veteran/resume',
    key: 'veteran-complete',
    act: press(/^Delete Network engineer/),
  },
  {
    name: 'the designs',
    title: 'Choose a design',
    path: '/veteran/resume/build',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'a CV next to a job',
    title: 'Network engineer CV · Edit CV',
    path: '/veteran/resume/edit?section=tailoring&job=2',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('region', { name: 'Not in your CV yet' })).toBeVisible(),
  },
  {
    name: 'the finished CV',
    title: 'CV preview',
    path: '/veteran/resume/preview',
    isRead: true,
    key: 'veteran-complete',
    act: async (page) => {
      await expect(page.getByRole('document', { name: 'Your CV as text' })).toContainText('Whitcombe');
    },
  },
  {
    name: 'what a machine reads',
    title: 'CV preview',
    path: '/veteran/preview-resume-pdf',
    isRead: true,
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('tab', { name: 'What software reads' }).click();
      await expect(page.getByText('Software can read everything in your file')).toBeVisible();
    },
  },
  {
    name: 'a CV to look at',
    title: 'View CV',
    path: '/veteran/view-resume',
    isRead: true,
    key: 'veteran-complete',
  },
  {
    name: 'a CV that is deleted',
    title: 'CV',
    path: '/veteran/resume',
    key: 'veteran-complete',
    act: async (page) => {
      await press(/^Delete Team leader/)(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    },
  },
];
