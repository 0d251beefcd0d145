import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { object, string } from 'zod';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';
import { type CheckedForm, useCheckedForm } from './useCheckedForm.ts';

const schema = object({
  name: string().min(1, 'Enter your name'),
  town: string().min(1, 'Enter your town'),
  code: string().max(3, 'Use 3 characters or fewer'),
});

function Form({ failure = null }: Pick<Partial<CheckedForm<never, never>>, 'failure'>) {
  const { form, problems, attempt, errorOf } = useCheckedForm({
    schema,
    defaultValues: { name: '', town: '', code: '' },
    failure,
  });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField label="Name" {...form.register('name')} error={errorOf('name')} />
      <TextField label="Town" {...form.register('town')} error={errorOf('town')} />
      <TextField label="Code" {...form.register('code')} error={errorOf('code')} />
      <button type="submit">Continue</button>
    </form>
  );
}

const wrong = () =>
  ['Name', 'Town', 'Code'].filter(
    (name) => screen.getByRole('textbox', { name }).getAttribute('aria-invalid') === 'true',
  );
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('what is put right is no longer red, and nothing turns red before the next Continue', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(wrong).toEqual(['Name', 'Town']);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Leah');
  await expect.poll(wrong).toEqual(['Town']);
  expect(lines()).toEqual(['Enter your town']);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'ABCD');
  await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Bath');
  await expect.poll(wrong).toEqual([]);
  expect(lines()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(wrong).toEqual(['Code']);
});

test('what the server refused is red until that field is changed', async () => {
  render(<Form failure={{ errors: { name: ['Somebody has this name'], code: ['Not a code'] } }} />);
  const user = userEvent.setup();
  await expect.poll(wrong).toEqual(['Name', 'Code']);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'A');
  await expect.poll(wrong).toEqual(['Name']);
});
