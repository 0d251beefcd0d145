import { expect, test } from 'vitest';
import { cvNavigation, stageMarks } from './cvNavigation.ts';

const resume: [] = [];

test('a complete profile opens the CV', () => {
  expect(cvNavigation({ onboarding_steps: 5, onboarding_percentage: 100, resume })).toEqual({
    kind: 'open',
    path: '/veteran/resume',
  });
});

test('when only the CV is missing, the dialog speaks of the CV', () => {
  expect(cvNavigation({ onboarding_steps: 1, onboarding_percentage: 80, resume })).toEqual({
    kind: 'incomplete',
    title: 'Your CV is incomplete',
    complete: 'Complete CV',
    path: '/veteran/onboarding?step=1&cvStep=0',
  });
});

test('any other gap is one of the profile', () => {
  for (const [onboarding_steps, onboarding_percentage] of [
    [null, 0],
    [0, 80],
    [1, 20],
    [4, 60],
    [5, 80],
  ] as const) {
    expect(cvNavigation({ onboarding_steps, onboarding_percentage, resume })).toMatchObject({
      kind: 'incomplete',
      title: 'Your Profile is incomplete',
      complete: 'Complete Profile',
    });
  }
});

test('the marks show what is done, where one is, and the destination', () => {
  expect(stageMarks({ onboarding_steps: 1, onboarding_percentage: 80, resume })).toEqual([
    'done',
    'here',
    'done',
    'done',
    'destination',
  ]);
  expect(stageMarks({ onboarding_steps: 3, onboarding_percentage: 50, resume })).toEqual([
    'done',
    'done',
    'here',
    'ahead',
    'destination',
  ]);
  expect(stageMarks({ onboarding_steps: null, onboarding_percentage: 0, resume })[0]).toBe('here');
  expect(stageMarks({ onboarding_steps: 5, onboarding_percentage: 80, resume })[4]).toBe('here');
});
