import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { DefinedField } from './DefinedField.tsx';

type Definition = Parameters<typeof DefinedField>[0]['definition'];
type Value = Parameters<Parameters<typeof DefinedField>[0]['onChange']>[0];

const countries = [
  { id: 232, title: 'United Kingdom' },
  { id: 233, title: 'United States' },
];

async function held(
  definition: Definition,
  act: (field: HTMLElement) => Promise<unknown>,
  mayRunOver = false,
) {
  let last: Value = null;
  function Held() {
    const [value, setValue] = useState<Value>(null);
    return (
      <DefinedField
        {...{ definition, value, countries, mayRunOver }}
        name="place"
        error={undefined}
        onChange={(next) => {
          last = next;
          setValue(next);
        }}
      />
    );
  }
  const { unmount } = render(
    <AppTheme>
      <Held />
    </AppTheme>,
  );
  await act(screen.getByLabelText(/^Field/));
  unmount();
  return last;
}

const typing = (text: string) => (field: HTMLElement) => userEvent.type(field, text);
const choosing = (label: string) => (field: HTMLElement) => userEvent.selectOptions(field, label);
const field = (kind: string, more: Partial<Definition> = {}): Definition => ({
  kind,
  label: 'Field',
  ...more,
});

test('a web address may be written without its beginning', async () => {
  const leaving = (text: string) => async (input: HTMLElement) => {
    await userEvent.type(input, text);
    await userEvent.tab();
  };
  expect([
    await held(field('text', { type: 'url' }), leaving('linkedin.com/in/leah')),
    await held(field('url'), leaving('http://leah.example')),
    await held(field('text'), leaving('leah.example')),
  ]).toEqual(['https://linkedin.com/in/leah', 'http://leah.example', 'leah.example']);
});

test('each kind of field holds what was entered, as what it is', async () => {
  const levels = [{ value: 2, label: 'Second' }];
  expect([
    await held(field('text', { max: 4 }), typing('Sapper')),
    await held(field('email'), typing('leah@demo.test')),
    await held(field('long', { max: 4 }), typing('Sapper')),
    await held(field('long', { max: 4 }), typing('Sapper'), true),
    await held(field('number', { max: 60 }), typing('1-2e9')),
    await held(field('choice', { choices: levels }), choosing('Second')),
    await held(field('country'), choosing('United States')),
    await held(field('flag'), (box) => userEvent.click(box)),
  ]).toEqual(['Sapp', 'leah@demo.test', 'Sapp', 'Sapper', 60, 2, 233, true]);
});

test('what must not be left out is not called optional, and neither is a box', () => {
  const optional = (definition: Definition) => {
    const { container, unmount } = render(
      <AppTheme>
        <DefinedField
          {...{ definition, countries }}
          name="place"
          value=""
          error={undefined}
          onChange={() => {}}
        />
      </AppTheme>,
    );
    const says = container.textContent.includes('(optional)');
    unmount();
    return says;
  };
  expect([
    optional(field('text')),
    optional(field('text', { required: true })),
    optional(field('text', { required: 'Enter it' })),
    optional(field('shown')),
  ]).toEqual([true, false, false, false]);
});
