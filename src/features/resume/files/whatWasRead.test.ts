import { expect, test } from 'vitest';
import { linesRead } from './whatWasRead.ts';

test('what was read is listed with its place in words, the doubtful first', () => {
  const fields = [
    { path: 'personal_details.first_name', value: 'Leah', confidence: 0.98, needs_review: false },
    { path: 'skills.4.name', value: 'Fault finding', confidence: 0.6, needs_review: true },
    { path: 'military_exp.0.military_rank_id', value: '2064', confidence: 0.4, needs_review: true },
  ];
  expect(linesRead(fields)).toEqual([
    {
      path: 'military_exp.0.military_rank_id',
      place: 'Military Exp. 1, military rank',
      value: 'Chosen from our list',
      sure: 'Not sure',
    },
    { path: 'skills.4.name', place: 'Skills 5, name', value: 'Fault finding', sure: 'Probably right' },
    {
      path: 'personal_details.first_name',
      place: 'Personal Details, first name',
      value: 'Leah',
      sure: 'Read clearly',
    },
  ]);
});
