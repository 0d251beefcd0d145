/** Each stage of the onboarding, and the wait that follows it. */

import { pointer } from '../hands.ts';
import { continueButton, giveFile, openPart } from '../onboardingScreens.ts';
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

const onboarding = '/veteran/onboarding';

export const onboardingPlaces: Place[] = [
  {
    name: 'Personal Details',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
  },
  {
    name: 'Personal Details refused',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
    act: (page) => continueButton(page).click(),
  },
  {
    name: 'the skip dialog',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
    act: press('Skip'),
  },
  {
    name: 'Upload your CV',
    title: 'Upload your CV · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv',
  },
  {
    name: 'a refused file',
    title: 'Upload your CV · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv',
    failure: 'failed: 415 POST /api/onboarding/upload-cv',
    act: async (page) => {
      const buffer = Buffer.from('47494638396101000100800000', 'hex');
      await giveFile(page, pointer, { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      await continueButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the check of the CV',
    title: 'Check what we read · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv-draft',
  },
  {
    name: 'the check of the CV, open',
    title: 'Check what we read · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv-draft',
    act: async (page) => {
      await openPart(page, pointer, 'Personal Details');
      await press('Edit Personal Details')(page);
      await continueButton(page).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'Career Direction',
    title: 'Career Direction · Stage 3 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-direction',
  },
  {
    name: 'a question',
    title: 'Which sectors do you want to move into? · Stage 3 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-questionnaire',
  },
  {
    name: 'the action plan',
    title: 'Your action plan · Stage 4 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-plan',
  },
  {
    name: 'the leave dialog',
    title: 'Your action plan · Stage 4 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-plan',
    act: press('Valour UK'),
  },
  {
    name: 'Support & Services',
    title: 'Support & Services · Stage 5 of 5 · Valour UK',
    path: onboarding,
    isRead: true,
    key: 'veteran-services',
  },
  {
    name: 'approval-pending',
    title: 'Waiting for approval',
    path: '/approval-pending',
    isRead: true,
    key: 'veteran-pending',
  },
];
