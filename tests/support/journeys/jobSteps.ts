/** What a recruiter writes of a job, step by step. */
import type { Page } from '@playwright/test';
import { type Hand, pointer } from './hands.ts';
import { heading } from './onboardingScreens.ts';
import { expect } from './story.ts';

export const description = `You keep the heliograph network of four harbours running, by day and by night. You find faults before the pilots do, plan the repairs with the crews and lead the response when something breaks. Half of the team has served.

- Watch the network
- Plan repairs with the crews`;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Up to its publication, with a description that is too short to be published. */
export async function writeJob(page: Page, title: string, hand: Hand = pointer) {
  const goOn = () => hand.press(page.getByRole('button', { name: 'Continue', exact: true }));
  const write = (name: string, text: string) => hand.write(page.getByRole('textbox', { name }), text);
  await page.goto('/recruiter/jobs');
  await hand.press(page.getByRole('link', { name: 'Create a job' }));
  await hand.write(page.getByLabel('Job title', { exact: true }), title);
  await hand.search(page.getByRole('combobox', { name: 'Job role' }), 'network');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await goOn();
  await expect(heading(page)).toHaveText('Place and pay');
  await hand.search(page.getByRole('combobox', { name: 'Cities' }), 'Bristol');
  await hand.write(page.getByLabel('Salary from'), '38000');
  await hand.write(page.getByLabel('Salary to'), '44000');
  await goOn();
  await write('Description', 'Short.');
  await write('Responsibilities', 'Watch the network\nPlan repairs');
  await write('Requirements', 'A head for heights');
  await write('Required skills', 'IP networking\nFault finding');
  const levels = page.getByLabel('Experience').getByRole('option');
  await hand.pick(page.getByLabel('Experience'), (await levels.nth(1).textContent()) ?? '');
  await goOn();
  await hand.write(page.getByLabel('Closing date'), dayIn(30));
  await hand.press(page.getByRole('button', { name: 'Add question' }));
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await hand.write(page.getByLabel('Question 1'), 'Can you climb a mast?');
}
