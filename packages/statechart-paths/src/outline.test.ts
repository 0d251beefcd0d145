import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { modelOf } from './model.ts';
import { outlineMarkdown, outlineOf, searchOutline } from './outline.ts';

const model = modelOf(
  createMachine({
    id: 'form',
    description: 'A form that is saved.',
    initial: 'editing',
    states: {
      editing: {
        description: 'The form is open.',
        meta: { path: '/form', requirements: ['FORM-01'] },
        on: {
          'form.submitted': [
            { guard: 'allAnswersAreValid', target: 'saving', meta: { requirements: ['FORM-02'] } },
            { actions: 'showMessages' },
          ],
        },
      },
      saving: {
        description: 'The server keeps it.',
        invoke: { id: 'saveForm', src: 'saveForm', onDone: 'saved', onError: 'editing' },
        after: { 2000: 'editing' },
      },
      saved: { description: 'It is kept.', type: 'final' },
    },
  } as never),
);

test('every transition is a sentence', () => {
  expect(outlineOf(model).flatMap(({ ways }) => ways.map(({ text }) => text))).toEqual([
    '① On Form submitted, when all answers are valid, go to Saving.',
    '② On Form submitted, otherwise, stay here (show messages).',
    'When “Save form” succeeds, go to Saved.',
    'When “Save form” fails, go to Editing.',
    'After 2 s, go to Editing.',
  ]);
});

test('the outline is Markdown with a heading for each state', () => {
  expect(outlineMarkdown(model, '![Form](form.svg)')).toBe(`# Form

A form that is saved.

![Form](form.svg)

## Editing

The form is open. (start; screen \`/form\`; FORM-01)

- ① On Form submitted, when all answers are valid, go to Saving. — FORM-02
- ② On Form submitted, otherwise, stay here (show messages).

## Saving

The server keeps it. (calls \`saveForm\`)

- When “Save form” succeeds, go to Saved.
- When “Save form” fails, go to Editing.
- After 2 s, go to Editing.

## Saved

It is kept. (end)
`);
});

test('a search finds states, screens, calls, requirements and ways by all of its words', () => {
  const titlesFor = (query: string) =>
    searchOutline(model, query).map(({ path, transition }) => transition ?? path);
  expect([
    titlesFor('/form'),
    titlesFor('FORM-02'),
    titlesFor('saveform fails'),
    titlesFor('nothing like it'),
    titlesFor(' '),
  ]).toEqual([
    ['editing'],
    ['editing|form.submitted|allAnswersAreValid|saving'],
    ['saving|xstate.error.actor.saveForm||editing'],
    [],
    [],
  ]);
});
