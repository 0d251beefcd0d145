import { expect, test } from 'vitest';
import type { Onboarding } from '../../api/onboarding.ts';
import { greeting } from './greeting.ts';
import { journeyPoints } from './stages.ts';

const stage = (
  key: Onboarding['stages'][number]['key'],
  status: Onboarding['stages'][number]['status'],
  done_at: string | null = null,
) => ({ key, status, done_at, note: null });

const stages = [
  stage('personal_details', 'done', '2026-11-19T10:00:00Z'),
  stage('upload_cv', 'skipped'),
  stage('career_direction', 'current'),
  stage('action_plan', 'ahead'),
  stage('services', 'ahead'),
];

test('the way is the five stages, and the last is the destination', () => {
  expect(journeyPoints(stages, { document: 'Resume', leavingOn: null, locale: 'en-GB' })).toEqual([
    { label: 'Personal Details', state: 'done', detail: '19 Nov' },
    { label: 'Upload your Resume', state: 'skipped', detail: 'Skipped' },
    { label: 'Career Direction', state: 'here', detail: 'You are here' },
    { label: 'Action Plan', state: 'ahead' },
    { label: 'Support & Services', state: 'destination' },
  ]);
});

test('where the day of leaving is known, that is the destination', () => {
  const points = journeyPoints(stages, { document: 'CV', leavingOn: '2027-02-26', locale: 'en-GB' });
  expect(points.slice(-2)).toEqual([
    { label: 'Support & Services', state: 'ahead' },
    { label: 'Leaving date', state: 'destination', detail: '26 Feb 2027' },
  ]);
});

test('the greeting follows the clock', () => {
  const at = (hour: number) => greeting(new Date(2026, 10, 20, hour));
  expect([0, 11, 12, 17, 18, 23].map(at)).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});
