import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { armySignaller } from '../fixtures/cv/content.ts';
import { docxOf } from '../fixtures/cv/writers.ts';
import { type Hand, keyboard } from '../support/journeys/hands.ts';
import {
  answerJobQuestions,
  completeMilitaryService,
  continueButton,
  fillPersonalDetails,
  giveFile,
  heading,
  jobQuestions,
  onScreen,
  openPart,
  section,
} from '../support/journeys/onboardingScreens.ts';
import { persona } from '../support/journeys/persona.ts';
import { expect, test } from '../support/journeys/story.ts';

const stages = [
  'Personal Details',
  'Upload your CV',
  'Career Direction',
  'Action Plan',
  'Support & Services',
];

async function signInWith(page: Page, hand: Hand) {
  await page.goto('/auth/login?type=veteran');
  await hand.write(page.getByLabel('Email'), persona('veteran-new').email);
  await hand.write(page.getByRole('textbox', { name: 'Password' }), demoPassword);
  await hand.tick(page.getByRole('checkbox', { name: 'Confirm you’re not a robot' }));
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
  await hand.press(page.getByRole('button', { name: 'Sign in' }));
}

test('ONBOARD-01, ONBOARD-03, ONBOARD-04, ONBOARD-11, ONBOARD-12, ONBOARD-13, ONBOARD-14, ONBOARD-15 a new veteran goes through all six screens by keyboard alone, with a real CV, to 100 percent @phone', async ({
  page,
  server,
  watched,
  isMobile,
}) => {
  await server.startAfresh('veteran-new');
  const hand = keyboard(page);
  await signInWith(page, hand);

  await onScreen(page, 'Personal Details', { step: 0 });
  const names = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  if (isMobile) await expect(page.getByText('Stage 1 of 5: Personal Details')).toBeVisible();
  else for (const [index, name] of stages.entries()) await expect(names.nth(index)).toContainText(name);
  await expect(names).toHaveCount(5);
  await fillPersonalDetails(page, hand);
  await hand.press(continueButton(page));

  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  await giveFile(page, hand, {
    name: 'Aisha Rahman.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await docxOf(armySignaller),
  });
  await hand.press(continueButton(page));
  await onScreen(page, 'Check what we read', { step: 1, cvStep: 2 });
  const resumeId = Number(new URL(page.url()).searchParams.get('resume_id'));
  const personal = section(page, 'Personal Details');
  await expect(personal).toContainText('aisha.rahman@example.co.uk');
  await openPart(page, hand, 'Personal Details');
  await hand.press(personal.getByRole('button', { name: /^Looks right/ }));
  await expect(personal).toContainText('Checked by you');
  await completeMilitaryService(page, hand);
  await hand.press(continueButton(page));

  await onScreen(page, 'Career Direction', { step: 2 });
  await hand.choose(page.getByRole('radio', { name: 'Find a job now' }));
  await hand.press(continueButton(page));
  await onScreen(page, jobQuestions[0] ?? '', { step: 3 });
  await answerJobQuestions(page, hand);
  await onScreen(page, 'Check your answers', { step: 3 });
  await expect(page.getByRole('term')).toHaveText(jobQuestions);
  await expect(page.getByRole('definition').filter({ hasNotText: /^Change/ })).toHaveText([
    'Cyber security, Information technology',
    'Some days at home',
    '25',
    /^32,?000$/,
    'Leading people',
    'Putting my service into civilian words',
    'A mentor who made the same move',
    'Within 3 months',
  ]);
  await hand.press(continueButton(page));

  await onScreen(page, 'Your action plan', { step: 4 });
  await expect(page.getByRole('main')).toContainText('You would use “A mentor who made the same move”');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeDisabled();
  await hand.press(continueButton(page));

  await onScreen(page, 'Support & Services', { step: 5 });
  const service = page.getByRole('checkbox').nth(1);
  await hand.tick(service);
  await hand.choose(page.getByRole('radio', { name: 'Anonymous' }));
  const saved = page.waitForResponse('**/api/onboarding/services');
  await hand.press(page.getByRole('button', { name: 'Finish' }));

  await expect(page).toHaveURL('/veteran');
  await expect(heading(page)).toContainText(/^Good (morning|afternoon|evening), /);
  const done = await (await saved).json();
  expect(done.data).toMatchObject({ step: 5, percentage: 100, is_completed: true });

  const sent = (operationId: string) => watched.callsOf(operationId).map(({ body }) => body);
  expect(sent('savePersonalDetails')).toEqual([
    {
      dob: '1991-04-17',
      phone_number: '7700900482',
      country_code: '+44',
      gender: 'non_binary',
      question_id: expect.any(Number),
      answer_option_id: expect.any(Number),
      leaving: { answer: 'left', on: '2024-06' },
    },
  ]);
  expect(watched.callsOf('uploadCv').map(({ headers }) => headers['content-type'])).toEqual([
    expect.stringMatching(/^multipart\/form-data; boundary=/),
  ]);
  expect(sent('saveCv')).toEqual([
    {
      resume_id: resumeId,
      version: expect.any(Number),
      confirmed_sections: expect.arrayContaining(['personal_details', 'military_exp']),
      sections: expect.objectContaining({
        military_exp: [
          expect.objectContaining({ military_service_id: 103, component: 'regular' }),
          expect.objectContaining({ military_service_id: 103, component: 'regular' }),
        ],
      }),
    },
  ]);
  expect(sent('saveCareerDirection')).toEqual([
    { question_id: expect.any(Number), answer_option_id: expect.any(Number), type: 'onboarding' },
  ]);
  const direction = (sent('saveCareerDirection')[0] as { answer_option_id: number }).answer_option_id;
  for (const { url } of watched.callsOf('getQuestionnaire')) {
    expect(url.pathname).toBe(`/api/onboarding/${direction}/questionairre`);
  }
  expect(sent('saveQuestionnaire').at(-1)).toEqual({
    answers: [],
    career_direction_id: direction,
    is_final: true,
  });
  expect(watched.callsOf('listOnboardingServices').length).toBeGreaterThan(0);
  expect(sent('saveOnboardingServices')).toEqual([
    { service_ids: [expect.any(Number)], candidate_visibility: 'anonymous' },
  ]);

  await page.goto('/veteran/resume/preview');
  await expect(page.getByRole('document', { name: 'Your CV as text' })).toContainText(
    'Communication Systems Engineer',
  );
});

test('ONBOARD-02 null means not started: the first login leads there, and a skip turns it into 0', async ({
  page,
  people,
}) => {
  const profile = page.waitForResponse('**/api/auth/login');
  await people.signIn(page, 'veteran-new');
  expect((await (await profile).json()).data.user.onboarding_steps).toBeNull();
  await onScreen(page, 'Personal Details', { step: 0 });
  await page.goto('/veteran');
  await expect(page.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute(
    'href',
    '/veteran/onboarding',
  );
  await page.goto('/veteran/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  const skipped = page.waitForResponse('**/api/onboarding/skip');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  expect((await (await skipped).json()).data.step).toBe(0);
  await expect(page.getByRole('link', { name: 'Continue onboarding' })).toHaveAttribute(
    'href',
    '/veteran/onboarding?step=0',
  );
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/veteran');
});
