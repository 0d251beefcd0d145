/** What recruiters and the operator do with a company, step by step: for the stories and for the generated paths. */
import type { Page } from '@playwright/test';
import { type Hand, pointer } from './hands.ts';
import { expect, proveToBeAPerson } from './story.ts';

export const pass = 'calm river stone 7';

export async function fillCompany(page: Page, name: string, website: string, hand: Hand = pointer) {
  await hand.write(page.getByLabel('Company name'), name);
  await hand.write(page.getByLabel('Website'), website);
  await hand.pick(page.getByLabel('Company type'), 'Small or medium-sized business');
  await hand.pick(page.getByLabel('Company size'), '11 to 50 people');
  await hand.pick(page.getByLabel('Industry'), 'Engineering');
  await hand.write(
    page.getByLabel('About the company'),
    'We build and repair signal boxes for heritage lines and small networks.',
  );
  await hand.write(page.getByLabel('Town or city'), 'Bath');
  await hand.tick(page.getByRole('checkbox', { name: 'I have permission to hire for this company' }));
}

export const mailsTo = async (page: Page, address: string) => {
  const answer = await page.request.get(`/api/demo/mails?address=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { data: { subject: string; text: string }[] }).data;
};

export const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** The link of the last mail to this address. */
export const mailedLink = async (page: Page, address: string) =>
  linkIn((await mailsTo(page, address))[0]?.text ?? '');

/** On the form of the sign-up or of the invitation. */
export async function fillAccount(page: Page, firstName: string, hand: Hand = pointer) {
  await hand.write(page.getByLabel('First name'), firstName);
  await hand.write(page.getByLabel('Last name'), 'Marsh');
  await hand.write(page.getByLabel('Job title'), 'Recruiter');
  await hand.write(page.getByLabel('Password', { exact: true }), pass);
  await hand.write(page.getByLabel('Password again'), pass);
  await hand.tick(page.getByRole('checkbox', { name: /I accept/ }));
  await proveToBeAPerson(page, hand);
}

/** From the form to the link of the mail that it brings. */
export async function signUpAsRecruiter(page: Page, firstName: string, email: string, hand: Hand = pointer) {
  await page.goto('/auth/signup?user=recruiter');
  await hand.write(page.getByLabel('Email'), email);
  await fillAccount(page, firstName, hand);
  await hand.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, email));
}

export type Decision = 'Approve' | 'Reject' | 'Deactivate' | 'Reactivate';

/** At the operator console, where the company is listed. */
export async function decideInConsole(
  page: Page,
  company: string,
  decision: Decision,
  why: string,
  hand: Hand = pointer,
) {
  await hand.press(page.getByRole('button', { name: `${decision} ${company}` }));
  const dialog = page.getByRole('dialog', { name: `${decision} ${company}?` });
  if (decision === 'Reject') await hand.pick(dialog.getByLabel('Reason'), 'Another reason');
  await hand.write(dialog.getByLabel(/^(Why|Note)/), why);
  const compared = dialog.getByLabel('I’ve compared them');
  if (await compared.isVisible()) await hand.tick(compared);
  await hand.press(dialog.getByRole('button', { name: decision }));
  await expect(dialog).toHaveCount(0);
}
