/** What recruiters and the operator do with a company, step by step: for the stories and for the generated paths. */
import type { Page } from '@playwright/test';
import { expect, proveToBeAPerson } from './story.ts';

export const pass = 'calm river stone 7';

export async function fillCompany(page: Page, name: string, website: string) {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Website').fill(website);
  await page.getByLabel('Company type').selectOption('SMEs');
  await page.getByLabel('Company size').selectOption('11-50');
  await page.getByLabel('Industry').selectOption('Engineering');
  await page
    .getByLabel('What the company does')
    .fill('We build and repair signal boxes for heritage lines and small networks.');
  await page.getByLabel('Town or city').fill('Bath');
  await page.getByRole('checkbox', { name: 'I am authorised to hire for this company' }).check();
}

export const mailsTo = async (page: Page, address: string) => {
  const answer = await page.request.get(`/api/demo/mails?address=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { data: { subject: string; text: string }[] }).data;
};

/** The link of the last mail to this address. */
export const mailedLink = async (page: Page, address: string) => {
  const [mail] = await mailsTo(page, address);
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** On the form of the sign-up or of the invitation. */
export async function fillAccount(page: Page, firstName: string) {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Job title').fill('Recruiter');
  await page.getByLabel('Password', { exact: true }).fill(pass);
  await page.getByLabel('Password again').fill(pass);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await proveToBeAPerson(page);
}

/** From the form to the link of the mail that it brings. */
export async function signUpAsRecruiter(page: Page, firstName: string, email: string) {
  await page.goto('/auth/signup?user=recruiter');
  await page.getByLabel('Email').fill(email);
  await fillAccount(page, firstName);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, email));
}

export type Decision = 'Approve' | 'Reject' | 'Switch off' | 'Switch on';

/** At the operator’s desk, where the company is listed. */
export async function decideAtDesk(desk: Page, company: string, decision: Decision, why: string) {
  await desk.getByRole('button', { name: `${decision} ${company}` }).click();
  const dialog = desk.getByRole('dialog', { name: `${decision} ${company}?` });
  if (decision === 'Reject') await dialog.getByLabel('Reason').selectOption('Another reason');
  await dialog.getByLabel('Why').fill(why);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toHaveCount(0);
}
