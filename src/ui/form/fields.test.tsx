import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { DateField, MonthField } from './DateField.tsx';
import { exampleDate, unfinishedDate } from './dateOrder.ts';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField, type PhoneNumber } from './PhoneField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('label, hint and error belong to the control', () => {
  render(
    <TextField
      name="email"
      label="Email"
      hint="The one you signed up with"
      error="Email must be a valid email address"
    />,
  );
  const input = screen.getByRole('textbox', {
    name: 'Email',
    description: 'The one you signed up with Email must be a valid email address',
  });
  expect([input.id, input.getAttribute('aria-invalid')]).toEqual(['email', 'true']);
});

test('optional fields say so and no field has an asterisk', () => {
  render(<TextField name="middle_name" label="Middle name" optional />);
  expect(screen.getByText(/Middle name/).textContent).toBe('Middle name (optional)');
});

test('the fields take register as it is', async () => {
  function Form() {
    const { register, handleSubmit } = useForm();
    const [sent, setSent] = useState('');
    return (
      <form onSubmit={handleSubmit((values) => setSent(JSON.stringify(values)))}>
        <TextField label="Email" {...register('email')} />
        <RadioField
          label="Service"
          {...register('service')}
          options={[
            { value: 'regular', label: 'Regular' },
            { value: 'reserve', label: 'Reserve' },
          ]}
        />
        <button type="submit">Continue</button>
        <output>{sent}</output>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  await user.type(field('Email'), 'leah@post.example');
  await user.click(screen.getByRole('radio', { name: 'Reserve' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('{"email":"leah@post.example","service":"reserve"}');
});

test('a list whose options come later shows what the form begins with', async () => {
  function Form({ options }: { options: { value: string; label: string }[] }) {
    const { register } = useForm({ defaultValues: { country: '233' } });
    return <SelectField label="Country" {...register('country')} options={options} />;
  }
  const { rerender } = render(<Form options={[]} />);
  rerender(
    <Form
      options={[
        { value: '232', label: 'United Kingdom' },
        { value: '233', label: 'United States' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('233');
});

test('a password is shown and hidden', async () => {
  render(<PasswordField name="password" label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const user = userEvent.setup();
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

function Dates({ at = '' }: { at?: string }) {
  const [value, setValue] = useState(at);
  return (
    <>
      <DateField name="dob" label="Date of birth" value={value} onChange={setValue} birthday />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

const parts = () => ['Day', 'Month', 'Year'].map((name) => field(name).value);
const value = () => screen.getByRole('status').textContent;

test('a date is typed as day, month and year and comes out as YYYY-MM-DD', async () => {
  render(<Dates />);
  const user = userEvent.setup();
  await user.type(field('Day'), '3x');
  expect(value()).toBe('--3');
  await user.type(field('Month'), '2');
  await user.type(field('Year'), '1990');
  expect([value(), parts()]).toEqual(['1990-02-03', ['3', '2', '1990']]);
  await user.type(field('Month'), '{backspace}12');
  expect([value(), parts()]).toEqual(['1990-12-03', ['3', '12', '1990']]);
});

test('in the United States the month comes first, and the error leads to it', async () => {
  document.documentElement.lang = 'en-US';
  render(<Dates />);
  const american = [exampleDate(), unfinishedDate()];
  document.documentElement.lang = 'en-GB';
  expect([american, [exampleDate(), unfinishedDate()]]).toEqual([
    ['4 17 1991', 'Enter a month, day and year, such as 6 30 2027'],
    ['17 4 1991', 'Enter a day, month and year, such as 30 6 2027'],
  ]);
  const order = screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).autocomplete);
  expect(order).toEqual(['bday-month', 'bday-day', 'bday-year']);
  expect(field('Month').id).toBe('dob');
  const user = userEvent.setup();
  await user.type(field('Month'), '12');
  await user.type(field('Day'), '3');
  await user.type(field('Year'), '1990');
  expect(value()).toBe('1990-12-03');
});

test('a date is filled from its value, unfinished ones too, and follows a reset', async () => {
  const { unmount } = render(<Dates at="1990-2-" />);
  expect(parts()).toEqual(['', '2', '1990']);
  unmount();
  render(<Dates at="1984-11-30" />);
  expect(parts()).toEqual(['30', '11', '1984']);
  expect(['Day', 'Month', 'Year'].map((name) => field(name).autocomplete)).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
  ]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear' }));
  expect(parts()).toEqual(['', '', '']);
});

test('a month comes out as YYYY-MM', async () => {
  function Months() {
    const [at, setAt] = useState('');
    return (
      <>
        <MonthField name="from" label="From" value={at} onChange={setAt} />
        <output>{at}</output>
      </>
    );
  }
  render(<Months />);
  const user = userEvent.setup();
  await user.type(field('Month'), '7');
  await user.type(field('Year'), '2014');
  expect(value()).toBe('2014-07');
});

test('a year may stand without its month where the field allows it', async () => {
  function Years() {
    const [at, setAt] = useState('');
    return (
      <>
        <MonthField name="from" label="From" yearAlone value={at} onChange={setAt} />
        <output>{at}</output>
      </>
    );
  }
  render(<Years />);
  const user = userEvent.setup();
  await user.type(field('Year'), '201');
  expect(value()).toBe('201-');
  await user.type(field('Year'), '4');
  expect(value()).toBe('2014');
  await user.type(field('Month'), '7');
  expect(value()).toBe('2014-07');
  await user.clear(field('Month'));
  expect(value()).toBe('2014');
});

function Phone() {
  const [number, setNumber] = useState<PhoneNumber>({ country_code: '+44', phone_number: '' });
  return (
    <>
      <PhoneField name="phone_number" label="Phone number" value={number} onChange={setNumber} />
      <output>{JSON.stringify(number)}</output>
    </>
  );
}

test('a phone number keeps digits only, and a pasted code goes to the list', async () => {
  render(<Phone />);
  const user = userEvent.setup();
  const number = field('Number');
  await user.type(number, '07700 900-482 ext');
  expect(JSON.parse(value())).toEqual({ country_code: '+44', phone_number: '07700900482' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+1');
  expect(JSON.parse(value())).toEqual({ country_code: '+1', phone_number: '07700900482' });
  await user.clear(number);
  await user.click(number);
  await user.paste('+353 85 012 3456');
  expect(JSON.parse(value())).toEqual({ country_code: '+353', phone_number: '850123456' });
});

test.each([
  ['+44', '0044 7700 900482', '+44', '7700900482'],
  ['+44', '00 1 (202) 555-0123', '+1', '2025550123'],
  ['+1', '011 44 7700 900482', '+44', '7700900482'],
  ['+1', '1 (202) 555-0123', '+1', '2025550123'],
  ['+44', '０７７００ ９００４８２', '+44', '07700900482'],
  ['+44', '٠٧٧٠٠٩٠٠٤٨٢', '+44', '07700900482'],
])('with %s, “%s” is the number %s %s', async (before, pasted, country_code, phone_number) => {
  render(<Phone />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), before);
  await user.click(field('Number'));
  await user.paste(pasted);
  expect(JSON.parse(value())).toEqual({ country_code, phone_number });
});

test('a number that is dialled with 00 can be typed figure by figure', async () => {
  render(<Phone />);
  await userEvent.type(field('Number'), '00353850123456');
  expect(JSON.parse(value())).toEqual({ country_code: '+353', phone_number: '850123456' });
});

test('an exclusive choice clears the others and is cleared by them', async () => {
  function Support() {
    const [selected, setSelected] = useState<(string | number)[]>([]);
    return (
      <>
        <CheckboxGroupField
          name="support"
          label="Support"
          value={selected}
          onChange={setSelected}
          options={[
            { value: 1, label: 'Money' },
            { value: 2, label: 'Housing' },
            { value: 3, label: 'None of these', exclusive: true },
          ]}
        />
        <output>{JSON.stringify(selected)}</output>
      </>
    );
  }
  render(<Support />);
  const user = userEvent.setup();
  const values: string[] = [];
  for (const name of ['Money', 'Housing', 'None of these', 'Housing', 'Housing']) {
    await user.click(screen.getByRole('checkbox', { name }));
    values.push(value());
  }
  expect(values).toEqual(['[1]', '[1,2]', '[3]', '[2]', '[]']);
});

test('a number field takes no e, E, plus or minus, typed or pasted', async () => {
  render(<NumberField name="miles" label="Miles" />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Miles' });
  const blocked = ['e', 'E', '+', '-', '5'].map((key) => !fireEvent.keyDown(input, { key }));
  expect(blocked).toEqual([true, true, true, true, false]);
  const typed = ['1e5', '+', '-', '5'].map(
    (data) => !fireEvent(input, new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })),
  );
  expect(typed).toEqual([true, true, true, false]);
  const user = userEvent.setup();
  await user.click(input);
  await user.paste('-12');
  expect(input.value).toBe('');
  await user.paste('12');
  expect(input.value).toBe('12');
});

test('a number field takes an amount as it is copied, and no sign that a browser would show and not report', async () => {
  render(<NumberField name="salary" label="Salary" />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Salary' });
  const typed = [',', '£', 'k', '.', '5'].map(
    (data) => !fireEvent(input, new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })),
  );
  expect(typed).toEqual([true, true, true, false, false]);
  const user = userEvent.setup();
  await user.click(input);
  for (const [text, number] of [
    ['£40,000', '40000'],
    ['32.5k', '32500'],
    ['a lot', '32500'],
  ] as const) {
    await user.paste(text);
    expect(input.value).toBe(number);
  }
});

test('what is left of a limit is said only when it is near', async () => {
  render(<TextAreaField name="about" label="About you" limit={10} />);
  const user = userEvent.setup();
  await user.type(field('About you'), '12345678');
  expect(screen.queryByText(/left|too many/)).toBeNull();
  await user.type(field('About you'), '9');
  expect(screen.getByText('1 character left')).toBeTruthy();
  await user.type(field('About you'), '012');
  expect(screen.getByText('2 characters too many')).toBeTruthy();
});

test('the error summary takes the focus at each try, and each line goes to its field', async () => {
  const problems: FieldProblem[] = [
    { field: 'email', message: 'Email is required!' },
    { field: 'password', message: 'Password is required' },
  ];
  const page = (attempt: number) => (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField name="email" label="Email" />
      <PasswordField name="password" label="Password" />
    </>
  );
  const { rerender } = render(page(1));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Email is required!', '#email'],
    ['Password is required', '#password'],
  ]);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Password is required' }));
  expect(document.activeElement?.id).toBe('password');
  rerender(page(2));
  expect(document.activeElement).toBe(summary);
});
