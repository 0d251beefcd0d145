import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TemplateChoice } from './TemplateChoice.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const templates = [
  { id: 1, title: 'Thanks', text: 'Thank you, Leah.' },
  { id: 2, title: 'Long', text: `${'Many words. '.repeat(12)}The end.` },
  { id: 3, title: 'By name', text: null },
];

function Writing() {
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField
        name="note"
        label="Message"
        limit={160}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TemplateChoice
        templates={templates}
        fieldId="note"
        value={text}
        refusal="Names a single person."
        onChange={setText}
      >
        <a href="/templates">Manage templates</a>
      </TemplateChoice>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Use a template' });
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await user.click(opener());
  await user.click(screen.getByRole('button', { name }));
};

test('a template is inserted in the field, which has the focus then, and another takes its place', async () => {
  const user = userEvent.setup();
  render(<Writing />);
  await choose(user, /^Thanks/);
  expect([area().value, document.activeElement, opener().getAttribute('aria-expanded')]).toEqual([
    'Thank you, Leah.',
    area(),
    'false',
  ]);
  await choose(user, /^Long/);
  expect(area().value).toBe(templates[1]!.text);
  screen.getByText('8 characters left');
});

test('what was typed stays', async () => {
  const user = userEvent.setup();
  render(<Writing />);
  await user.type(area(), 'Hello,');
  await choose(user, /^Thanks/);
  expect(area().value).toBe('Hello,\n\nThank you, Leah.');
});

test('a template shows how its text begins, and says why it cannot be used where it has no text', async () => {
  const user = userEvent.setup();
  render(<Writing />);
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(opener());
  const items = within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ThanksThank you, Leah.',
    `Long${templates[1]!.text!.slice(0, 120)}…`,
    'By nameNames a single person.',
  ]);
  expect(within(items[2]!).queryByRole('button')).toBeNull();
  screen.getByRole('link', { name: 'Manage templates' });
});

test('Escape closes the list, and no dialog around it', async () => {
  const user = userEvent.setup();
  render(<Writing />);
  await user.click(opener());
  const pressed: KeyboardEvent[] = [];
  addEventListener('keydown', (event) => pressed.push(event), { capture: true, once: true });
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('list'), document.activeElement, pressed[0]?.defaultPrevented]).toEqual([
    null,
    opener(),
    true,
  ]);
});
