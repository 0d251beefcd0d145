import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { DefinedField } from './DefinedField.tsx';
import {
  choice,
  count,
  country,
  type FieldDefinition,
  type FieldValue,
  flag,
  lines,
  long,
  money,
  number,
  several,
  text,
} from './fieldDefinition.ts';

const countries = [
  { value: 232, label: 'United Kingdom' },
  { value: 233, label: 'United States' },
];

async function held(
  field: FieldDefinition,
  act: (field: HTMLElement) => Promise<unknown>,
  initial: FieldValue = null,
) {
  let last: FieldValue = null;
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <DefinedField
        {...{ field, value }}
        {...(field.kind === 'country' && { choices: countries })}
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
  await act(screen.queryAllByLabelText(/^Field/)[0]!);
  unmount();
  return last;
}

const typing = (text: string) => (field: HTMLElement) => userEvent.type(field, text);
const choosing = (label: string) => (field: HTMLElement) => userEvent.selectOptions(field, label);
const ticking = (label: string) => () => userEvent.click(screen.getByLabelText(label));

test('a web address may be written without its beginning', async () => {
  const leaving = (text: string) => async (input: HTMLElement) => {
    await userEvent.type(input, text);
    await userEvent.tab();
  };
  expect([
    await held(text('place', 'Field', 60, { type: 'url' }), leaving('linkedin.com/in/leah')),
    await held(text('place', 'Field', 60, { type: 'url' }), leaving('http://leah.example')),
    await held(text('place', 'Field', 60), leaving('leah.example')),
  ]).toEqual(['https://linkedin.com/in/leah', 'http://leah.example', 'leah.example']);
});

test('each kind of field holds what was entered, as what it is', async () => {
  expect([
    await held(text('place', 'Field', 4), typing('Sapper')),
    await held(text('place', 'Field', 60, { type: 'email' }), typing('leah@demo.test')),
    await held(long('place', 'Field', 4), typing('Sapper')),
    await held(long('place', 'Field', 4, { mayRunOver: true }), typing('Sapper')),
    await held(number('place', 'Field', 60), typing('1-2e9')),
    await held(count('place', 'Field', 60), typing('1-2e9')),
    await held(money('place', 'Field'), typing('12.50')),
    await held(choice('place', 'Field', { a: 'First', b: 'Second' }), choosing('Second')),
    await held(choice('place', 'Field', { a: 'First', b: 'Second' }, { radios: true }), ticking('Second')),
    await held(country('place', 'Field'), choosing('United States')),
    await held(flag('place', 'Field'), (box) => userEvent.click(box)),
    await held(flag('place', 'Field', { initial: true }), (box) => userEvent.click(box)),
  ]).toEqual(['Sapp', 'leah@demo.test', 'Sapp', 'Sapper', 60, '129', '12.50', 'b', 'b', 233, true, false]);
});

test('lines and several choices are returned as they were passed: as a list, or as text', async () => {
  const ways = several('place', 'Field', { a: 'First', b: 'Second', c: 'Third' }, { notOffered: ['c'] });
  expect([
    await held(lines('place', 'Field'), typing('One{Enter}Two'), []),
    await held(lines('place', 'Field'), typing('One{Enter}Two'), ''),
    await held(ways, ticking('Second'), ['a']),
    await held(ways, ticking('Second'), 'a'),
  ]).toEqual([['One', 'Two'], 'One\nTwo', ['a', 'b'], 'a\nb']);
});

test('a choice of the other country is offered only where it was selected before', () => {
  const ways = several('place', 'Field', { a: 'First', b: 'Second' }, { notOffered: ['b'] });
  const offered = (value: string) => {
    const { unmount } = render(
      <AppTheme>
        <DefinedField field={ways} value={value} onChange={() => {}} />
      </AppTheme>,
    );
    const count = screen.getAllByRole('checkbox').length;
    unmount();
    return count;
  };
  expect([offered(''), offered('b')]).toEqual([1, 2]);
});

test('what must not be left out is not called optional, and neither is a box', () => {
  const optional = (field: FieldDefinition) => {
    const { container, unmount } = render(
      <AppTheme>
        <DefinedField field={field} value="" onChange={() => {}} />
      </AppTheme>,
    );
    const says = container.textContent.includes('(optional)');
    unmount();
    return says;
  };
  expect([
    optional(text('place', 'Field', 60)),
    optional(text('place', 'Field', 60, { required: true })),
    optional(text('place', 'Field', 60, { required: 'Enter it' })),
    optional(flag('place', 'Field')),
  ]).toEqual([true, false, false, false]);
});
