import { describe, expect, test } from 'vitest';
import { filledTemplates, fillTemplate, type TemplateValues, templateProblem } from './templateText.ts';

const values: TemplateValues = {
  'first name': 'Leah',
  job: 'Fitter {nights}',
  company: 'Northgate',
  'my name': 'Claire Reid',
};

describe('a filled template', () => {
  test('has each value in the place of its placeholder, however that is written', () => {
    const text =
      'Dear {first name},\n\nthank you for applying for { Job } at {COMPANY}.\n\n{my  name}, {company}';
    expect(fillTemplate(text, values)).toBe(
      'Dear Leah,\n\nthank you for applying for Fitter {nights} at Northgate.\n\nClaire Reid, Northgate',
    );
  });

  test('leaves a value as it is, even where it looks like a placeholder', () => {
    expect(fillTemplate('{first name}: {job}', { ...values, 'first name': '{job}' })).toBe(
      '{job}: Fitter {nights}',
    );
  });

  test('is none where a value that it needs is missing', () => {
    const many = { ...values, 'first name': null };
    expect(fillTemplate('Dear {first name}', many)).toBeNull();
    expect(fillTemplate('Thank you for applying to {company}.', many)).toBe(
      'Thank you for applying to Northgate.',
    );
  });
});

test('a field is offered the templates of its kind alone', () => {
  const template = { version: 1, updated_at: '2026-11-20T09:00:00Z', updated_by: null };
  const stored = [
    { ...template, id: 4, kind: 'message' as const, title: 'Hello', text: 'Hello {first name}' },
    { ...template, id: 5, kind: 'rejection' as const, title: 'No', text: 'Sorry' },
  ];
  expect(filledTemplates(stored, 'message', values)).toEqual([{ id: 4, title: 'Hello', text: 'Hello Leah' }]);
});

describe('a template', () => {
  test.each(['Thank you.', '{first name}{job}{company}{my name}', 'Dear { First  Name }'])(
    'can be saved as %j',
    (text) => {
      expect(templateProblem(text)).toBeUndefined();
    },
  );

  test.each([
    [
      'The pay is {salary}.',
      '{salary} isn’t a placeholder. You can use {first name}, {job}, {company}, {my name}',
    ],
    ['Dear {}', '{} isn’t a placeholder. You can use {first name}, {job}, {company}, {my name}'],
    [
      `{${'x'.repeat(50)}}`,
      `{${'x'.repeat(40)}…} isn’t a placeholder. You can use {first name}, {job}, {company}, {my name}`,
    ],
    ['Dear {first name', 'Remove the single brace: braces are only for placeholders'],
    ['Dear {{first name}}', 'Remove the single brace: braces are only for placeholders'],
    ['A closing } alone', 'Remove the single brace: braces are only for placeholders'],
  ])('%j says why it cannot be saved', (text, problem) => {
    expect(templateProblem(text)).toBe(problem);
  });
});
