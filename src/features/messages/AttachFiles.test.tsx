import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../tests/support/unit/network.ts';
import type { Conversation, Message } from '../../api/messages.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { ApplicationMessages } from './ApplicationMessages.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

// The network of these tests answers `fetch` alone.
vi.mock('../../api/sendWithProgress.ts', () => ({
  sendWithProgress: (onProgress: (sent: number) => void) => (request: Request) => {
    onProgress(0.4);
    return fetch(request);
  },
}));

const [list, send, upload] = [
  'GET /api/applications/8/messages',
  'POST /api/applications/8/messages',
  'POST /api/applications/8/messages/attachments',
];
const [remove, download] = ['DELETE /api/message-attachments/3', 'GET /api/message-attachments/3'];

const message = (change: Partial<Message>): Message => ({
  ...{ id: 4, from: 'them', sender: 'Robin Ash', text: 'Your licence?', is_read: false, is_reported: false },
  created_at: '2026-11-19T09:41:00Z',
  ...change,
});

const conversation = (messages: Message[]): Conversation => ({
  ...{ status: 'open', name: 'Northgate', unread: 0, has_earlier: false, messages },
});

async function show(answers: Parameters<typeof network.answers>[0], messages = [message({})]) {
  network.answers({ [list]: () => data(conversation(messages)), ...answers });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <ApplicationMessages applicationId={8} userId={2} locale="en-GB" listPath="/veteran/messages" />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  await screen.findByRole('link', { name: 'All messages' });
}

const pdf = (name = 'licence.pdf', size = 20) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const select = (...files: File[]) => userEvent.upload(screen.getByLabelText('Files to attach'), files);
const rows = () =>
  within(screen.getByRole('list', { name: 'Files of your message' })).getAllByRole('listitem');
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Northgate');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = () => network.calls().flatMap(({ call, body }) => (call === send ? [JSON.parse(body)] : []));
const stored = () => data({ id: 3, name: 'licence.pdf', size: 20 });

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a file uploads as soon as it is selected, and goes with the message', async () => {
  let finish = () => {};
  const arrived = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await show({
    [upload]: () => arrived.then(stored),
    [send]: () => data(message({ id: 5, from: 'you', text: 'Here it is.' })),
  });
  await userEvent.type(field(), 'Here it is.');
  await select(pdf());
  expect(screen.getByRole('progressbar', { name: 'Uploading licence.pdf' })).toHaveProperty('value', 40);
  await press('Send');
  screen.getByText(/^A file isn’t uploaded yet\./);
  expect(bodies()).toEqual([]);
  finish();
  await screen.findByText('1 KB · PDF');
  await press('Send');
  await waitFor(() => expect(bodies()).toEqual([{ text: 'Here it is.', attachment_ids: [3] }]));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files of your message' })).toBeNull());
  expect(network.made(remove)).toBe(0);
});

test('a file that is not accepted says why, a failed upload can be tried again, and both can be removed', async () => {
  const answers = [
    problem(415, 'file_type_not_allowed', 'Upload a PDF, Word (.docx), PNG or JPEG file.'),
    problem(503, 'overloaded', 'We’re busy. Please try again.'),
    stored(),
  ];
  await show({ [upload]: () => answers.shift()!, [remove]: () => data({ id: 3 }) });
  await select(pdf('notes.pdf'));
  await screen.findByText('Upload a PDF, Word (.docx), PNG or JPEG file.');
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await press('Remove notes.pdf');
  await select(pdf());
  await screen.findByText('We’re busy. Please try again.');
  await press('Try again to upload licence.pdf');
  await screen.findByText('1 KB · PDF');
  expect(screen.queryByText('We’re busy. Please try again.')).toBeNull();
  await press('Remove licence.pdf');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files of your message' })).toBeNull());
  expect(network.made(remove)).toBe(1);
});

test('no more than three files, and none that is too large, are uploaded', async () => {
  await show({ [upload]: stored });
  await select(pdf('scan.pdf', 5 * 1024 * 1024 + 1), pdf('1.pdf'), pdf('2.pdf'));
  screen.getByText('“scan.pdf” is larger than 5 MB. Choose a smaller file.');
  expect(rows()).toHaveLength(2);
  await select(pdf('3.pdf'), pdf('4.pdf'));
  screen.getByText(/^A message can have up to 3 files\./);
  expect([rows().length, network.made(upload)]).toEqual([3, 3]);
});

test('a file that was stored too long ago is uploaded again', async () => {
  const expired = {
    status: 422,
    body: {
      ...{
        status: false,
        code: 'validation_failed',
        message: 'A file is no longer stored.',
        request_id: 'r',
      },
      errors: { 'attachment_ids.0': ['This file is no longer stored. Remove it and attach it again.'] },
    },
  };
  await show({ [upload]: stored, [send]: () => expired });
  await userEvent.type(field(), 'Here it is.');
  await select(pdf());
  await screen.findByText('1 KB · PDF');
  await press('Send');
  await within(rows()[0]!).findByText(/^This file is no longer stored\./);
  await press('Try again to upload licence.pdf');
  await waitFor(() => expect(network.made(upload)).toBe(2));
  expect(field().value).toBe('Here it is.');
});

test('the files of a message are downloaded under their names, for as long as they are available', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  const licence = { id: 3, name: 'licence.pdf', size: 2_400_000, is_available: true };
  const card = { id: 6, name: 'card.png', size: 900, is_available: false };
  let isGone = false;
  await show(
    { [download]: () => (isGone ? problem(404, 'not_found', 'We could not find that.') : { body: {} }) },
    [message({ attachments: [licence, card] })],
  );
  screen.getByText('card.png is no longer available.');
  await press('Download licence.pdf (2.3 MB · PDF)');
  await waitFor(() => expect(saved).toEqual(['licence.pdf']));
  isGone = true;
  await press('Download licence.pdf (2.3 MB · PDF)');
  await waitFor(() => expect(network.made(download)).toBe(2));
  expect(saved).toEqual(['licence.pdf']);
});
