/** The six screens of onboarding as a person fills them in. */
import type { Page } from '@playwright/test';
import type { Hand } from './hands.ts';
import { expect } from './story.ts';

export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Each title is on the page, as its address says. */
export async function onScreen(
  page: Page,
  title: string | RegExp,
  address: { step: number; cvStep?: number },
) {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined);
    return (
      pathname === '/veteran/onboarding' &&
      number('step') === address.step &&
      number('cvStep') === address.cvStep
    );
  });
}

export async function fillPersonalDetails(page: Page, hand: Hand) {
  const birthday = page.getByRole('group', { name: 'Date of birth' });
  await hand.write(birthday.getByRole('textbox', { name: 'Day' }), '17');
  await hand.write(birthday.getByRole('textbox', { name: 'Month' }), '4');
  await hand.write(birthday.getByRole('textbox', { name: 'Year' }), '1991');
  await hand.write(page.getByRole('textbox', { name: 'Number' }), '07700 900482');
  await hand.choose(page.getByRole('radio', { name: 'Non-binary' }));
  await hand.choose(page.getByRole('radio', { name: 'I am a veteran' }));
  const left = page.getByRole('group', { name: 'When did you leave?' });
  await hand.write(left.getByRole('textbox', { name: 'Month' }), '6');
  await hand.write(left.getByRole('textbox', { name: 'Year' }), '2024');
}

export async function giveFile(page: Page, hand: Hand, file: UploadFile) {
  const chooser = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: /^(Choose a file|Replace)$/ }));
  await (await chooser).setFiles(file);
  await expect(page.getByText(file.name, { exact: true })).toBeVisible();
}

/** The questions of "Find a job now", with one answer each. */
export const jobQuestions = [
  'Which sectors would you work in?',
  'How would you like to work?',
  'How many miles would you travel to work, one way?',
  'What is the least you need to earn in a year, before tax?',
  'What are you good at?',
  'What could get in the way?',
  'Which support would you use?',
  'When could you start a job?',
];

export async function answerJobQuestions(page: Page, hand: Hand) {
  const next = async (index: number) => {
    await hand.press(continueButton(page));
    await expect(heading(page)).toHaveText(jobQuestions[index] ?? 'Check your answers');
  };
  await expect(heading(page)).toHaveText(jobQuestions[0] ?? '');
  await hand.tick(page.getByRole('checkbox', { name: 'Cyber security' }));
  await hand.tick(page.getByRole('checkbox', { name: 'Information technology' }));
  await next(1);
  await hand.choose(page.getByRole('radio', { name: 'Some days at home' }));
  await next(2);
  await hand.write(page.getByRole('spinbutton', { name: jobQuestions[2] }), '25');
  await next(3);
  await hand.write(page.getByRole('spinbutton', { name: jobQuestions[3] }), '32000');
  await next(4);
  await hand.tick(page.getByRole('checkbox', { name: 'Leading people' }));
  await next(5);
  await hand.tick(page.getByRole('checkbox', { name: 'Putting my service into civilian words' }));
  await next(6);
  await hand.tick(page.getByRole('checkbox', { name: 'A mentor who made the same move' }));
  await next(7);
  await hand.choose(page.getByRole('radio', { name: 'Within 3 months' }));
  await next(8);
}

/** Opens a part of the review, unless it is open. */
export async function openPart(page: Page, hand: Hand, name: string) {
  const head = section(page, name).getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head);
  await expect(head).toHaveAttribute('aria-expanded', 'true');
}

/** Completes the two periods of Army service that were read; the trade is searched in its list. */
export async function completeMilitaryService(page: Page, hand: Hand) {
  const service = section(page, 'Military Exp.');
  await openPart(page, hand, 'Military Exp.');
  await hand.press(service.getByRole('button', { name: 'Edit Military Exp.' }));
  for (const number of [1, 2]) {
    const period = service.getByRole('group', { name: `Period of service ${number}` });
    await expect(period.getByLabel('Service', { exact: true })).toHaveValue('103');
    await hand.choose(period.getByRole('radio', { name: 'Regular' }));
  }
  const second = service.getByRole('group', { name: 'Period of service 2' });
  await hand.search(second.getByRole('combobox', { name: /^Corps or regiment/ }), 'signals');
  await hand.search(second.getByRole('combobox', { name: /^Trade/ }), 'networks');
  await hand.press(service.getByRole('button', { name: /^Looks right/ }));
  await expect(service).toContainText('Checked by you');
}
