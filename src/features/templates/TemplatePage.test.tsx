import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../tests/support/unit/network.ts';
import { aRecruiter } from '../../../tests/support/unit/people.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { Template } from '../../api/templates.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { TemplatePage } from './TemplatePage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const stored: Template = {
  ...{ id: 4, kind: 'message', title: 'First call', text: 'Hello {first name}', version: 3 },
  ...{ updated_at: '2026-11-20T09:41:00Z', updated_by: 'Sam Hill' },
};
const [list, create, update, remove] = [
  'GET /api/templates',
  'POST /api/templates',
  'PUT /api/templates/4',
  'DELETE /api/templates/4',
];

function open(path: string, answers: Parameters<typeof network.answers>[0] = {}) {
  network.answers({ [list]: () => data([stored]), ...answers });
  const page = <TemplatePage user={aRecruiter()} />;
  const router = createMemoryRouter(
    [
      { path: '/recruiter/templates/new', element: page },
      { path: '/recruiter/templates/:id', element: page },
      { path: '/recruiter/templates', element: <p>The list</p> },
    ],
    { initialEntries: [`/recruiter/templates/${path}`] },
  );
  render(
    <AppTheme>
      <JoyTheme>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </JoyTheme>
    </AppTheme>,
  );
  return userEvent.setup();
}

const sent = (call: string) =>
  network.calls().flatMap((request) => (request.call === call ? [JSON.parse(request.body)] : []));
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const save = () => screen.getByRole('button', { name: 'Save' });
const example = () => screen.queryByRole('region', { name: 'Example' });

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a new template is written with placeholders, reads as an example, and is stored', async () => {
  const user = open('new?kind=message', { [create]: () => data(stored) });
  await user.type(await name(), 'First call');
  expect(example()).toBeNull();
  await user.type(text(), 'Hello , shall we talk?');
  text().setSelectionRange(6, 6);
  await user.click(screen.getByRole('button', { name: 'Insert {first name}' }));
  expect([text().value, document.activeElement]).toEqual(['Hello {first name}, shall we talk?', text()]);
  within(example()!).getByText('Hello Alex, shall we talk?');
  await user.click(save());
  await screen.findByText('The list');
  expect(sent(create)).toEqual([
    { kind: 'message', title: 'First call', text: 'Hello {first name}, shall we talk?' },
  ]);
});

test('what cannot be saved is named, and nothing is sent', async () => {
  const user = open('new');
  await name();
  await user.click(save());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to the templates',
    'Choose what it’s for',
    'Enter a name',
    'Write the text',
  ]);
  await user.click(screen.getByRole('radio', { name: /^Message/ }));
  await user.type(await name(), 'Pay');
  await user.click(text());
  await user.paste('The pay is {salary}.');
  const words = '{salary} isn’t a placeholder. You can use {first name}, {job}, {company}, {my name}';
  screen.getByRole('link', { name: words });
  within(example()!).getByText(`${words}.`);
  await user.click(save());
  expect(sent(create)).toEqual([]);
});

test('a refusal of the server is shown, and the text stays', async () => {
  const message = 'Your company has 50 templates. Delete a template first.';
  const user = open('new?kind=message', { [create]: () => problem(409, 'limit_reached', message) });
  await user.type(await name(), 'First call');
  await user.type(text(), 'Hello');
  await user.click(save());
  await screen.findByText(message);
  expect(text().value).toBe('Hello');
});

test.each([
  ['Use their version', 'Their call', 'Their words', 5],
  ['Keep my version', 'First call now', 'Hello {first name}', 5],
])('“%s” goes on from what a colleague has saved meanwhile', async (answer, title, words, version) => {
  const theirs = { ...stored, version: 5, title: 'Their call', text: 'Their words' };
  const conflict = problem(409, 'version_conflict', 'Changed').body as object;
  const user = open('4', {
    [update]: async (request) => {
      const { version } = (await request.json()) as Template;
      return version === 5 ? data(theirs) : { status: 409, body: { ...conflict, data: theirs } };
    },
  });
  await user.type(await name(), ' now');
  await user.click(save());
  await screen.findByText(/^Sam Hill saved changes/);
  await user.click(screen.getByRole('button', { name: answer }));
  expect([(await name()).value, text().value, screen.queryByText(/saved changes/)]).toEqual([
    title,
    words,
    null,
  ]);
  await user.click(save());
  await screen.findByText('The list');
  expect(sent(update).at(-1)).toEqual({ version, title, text: words });
});

test('a template is deleted once that is confirmed', async () => {
  const user = open('4', { [remove]: () => data({ id: 4 }) });
  await name();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “First call”?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(network.made(remove)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(network.made(remove)).toBe(1));
  await screen.findByText('The list');
});

test('a template that is gone says so', async () => {
  open('9');
  await screen.findByRole('heading', { name: 'We can’t find this template' });
});
