import { expect, test } from 'vitest';
import { criteriaIn } from './criteria.ts';

const skill = (name: string, is_required = false) => ({ name, is_required });

test('the criteria of a job are its requirements in their order, then its skills, those that are required first', () => {
  expect(
    criteriaIn({
      requirements: ['Lead a team of ten', 'Work at height'],
      skills: [skill('Excel'), skill('Welding', true)],
    }),
  ).toEqual(['Lead a team of ten', 'Work at height', 'Welding', 'Excel']);
});

test('each is a criterion once, however it is written, and there are eight at most', () => {
  expect(criteriaIn({ requirements: ['Welding ', ' '], skills: [skill('welding', true)] })).toEqual([
    'Welding',
  ]);
  const many = Array.from({ length: 20 }, (_, at) => `Requirement ${at}`);
  expect(criteriaIn({ requirements: many, skills: [skill('Welding', true)] })).toEqual(many.slice(0, 8));
  expect(criteriaIn({ requirements: [], skills: [] })).toEqual([]);
});
