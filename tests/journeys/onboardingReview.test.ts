import type { Locator } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { armySignaller, type CvContent } from '../fixtures/cv/content.ts';
import { pdfOf } from '../fixtures/cv/writers.ts';
import { pointer } from '../support/journeys/hands.ts';
import {
  continueButton,
  giveFile,
  onScreen,
  openPart,
  section,
} from '../support/journeys/onboardingScreens.ts';
import { expect, test } from '../support/journeys/story.ts';

const achievements = [
  'Planned and ran the radio links of a brigade exercise with four hundred people on two ranges.',
  'Wrote the fault log that three squadrons use, and taught its use to thirty operators.',
  'Kept the generators, masts and batteries of a forward headquarters running in the field.',
  'Trained six junior operators, all of whom passed their trade tests at the first attempt.',
  'Checked and signed for equipment on every move, without a loss in three years.',
  'Led the weekly safety brief and the daily handover between two shifts of the watch.',
  'Brought the repair time of satellite terminals down by planning the spare parts.',
  'Answered for the cryptographic material of a squadron through two inspections.',
];

/** The signaller with all that he did, which takes a second page, and his corps in both posts. */
const twoPages: CvContent = {
  ...armySignaller,
  sections: armySignaller.sections.map((part) => ({
    ...part,
    ...(part.jobs && {
      jobs: part.jobs.map((job) => ({
        ...job,
        title: job.title.replace('British Army', 'Royal Signals'),
        bullets: [...job.bullets, ...achievements, ...achievements.map((line) => `Again abroad: ${line}`)],
      })),
    }),
  })),
};

test('a two-page CV is reviewed on a phone in at most 12 taps @phone-only', async ({
  page,
  context,
  people,
}) => {
  const file = await pdfOf(twoPages);
  expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBe(2);
  await people.bring(context, 'veteran-cv');
  await page.goto('/veteran/onboarding');
  await giveFile(page, pointer, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: file });
  await continueButton(page).click();
  await onScreen(page, 'Check what we read', { step: 1, cvStep: 2 });

  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const progress = page
    .getByRole('status')
    .filter({ hasText: /sections left to check|needs checking|Everything is checked/ });
  await expect(progress).toHaveText(/^\d+ of \d+ sections left to check$/);
  while (/sections left to check$/.test(await progress.innerText())) {
    const button = page.getByRole('button', { name: /^Looks right/ });
    const confirmed = page.getByRole('button', { name: await button.innerText(), exact: true });
    await tap(button);
    await expect(confirmed).toHaveCount(0);
  }

  // Not one of the taps that this CV needs: what opens for changes is in view, at its first field.
  await openPart(page, pointer, 'Education');
  const opened = page.locator('input:focus, select:focus, textarea:focus');
  for (const target of [
    section(page, 'Education').getByRole('button', { name: 'Edit Education', exact: true }),
    page.getByRole('button', { name: 'Add Volunteering', exact: true }),
  ]) {
    await target.tap();
    await expect(opened).toBeInViewport();
  }
  await section(page, 'Volunteering').getByRole('button', { name: 'Remove this role' }).tap();
  await tap(continueButton(page));
  await onScreen(page, 'Career Direction', { step: 2 });
  expect(taps).toBeLessThanOrEqual(12);
});
