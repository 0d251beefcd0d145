import { expect, test } from 'vitest';
import type { MessageRecipient } from '../../../api/messages.ts';
import type { Template } from '../../../api/templates.ts';
import {
  messageProblem,
  messagesReportOf,
  messageTemplates,
  previewOf,
  recipientsOf,
} from './manyMessages.ts';

const answer = (
  id: number,
  first_name: string | null,
  status: MessageRecipient['status'] = 'open',
): MessageRecipient => ({
  ...{ id, status, first_name },
  ...{ job: 'Fitter', company: 'Northgate', my_name: 'Claire Reid' },
});

const selected = [
  { id: 12, display_name: 'Ben Fox' },
  { id: 11, display_name: 'Ann Lee' },
  { id: 13, display_name: 'Cy Orr' },
  { id: 14, display_name: 'Dee Hay' },
];

test('who can be messaged is in the order of the list, and the others have a reason', () => {
  const answers = [answer(11, 'Ann'), answer(12, 'Ben'), answer(13, 'Cy', 'unavailable')];
  const { recipients, others } = recipientsOf(selected, answers);
  expect(recipients.map(({ id, name }) => [id, name])).toEqual([
    [12, 'Ben Fox'],
    [11, 'Ann Lee'],
  ]);
  expect(others).toEqual([
    { id: 13, name: 'Cy Orr', reason: 'This person can no longer be messaged.' },
    { id: 14, name: 'Dee Hay', reason: 'This application is no longer here.' },
  ]);
});

test('each person’s preview has their own details, and none while the text cannot be sent', () => {
  const { recipients } = recipientsOf(selected, [answer(11, 'Ann'), answer(12, 'Ben')]);
  const [ben, ann] = recipients;
  const text = ' Hello {first name}, {job} at {company}. {my name}\n';
  expect([previewOf(text, ben!), previewOf(text, ann!)]).toEqual([
    'Hello Ben, Fitter at Northgate. Claire Reid',
    'Hello Ann, Fitter at Northgate. Claire Reid',
  ]);
  expect([previewOf(' ', ann!), previewOf('The pay is {salary}', ann!)]).toEqual([null, null]);
});

test('a text is refused empty, too long, with another placeholder, or too long with somebody’s details', () => {
  const { recipients } = recipientsOf(selected, [answer(11, 'Annabella'), answer(12, 'Ben')]);
  expect(messageProblem(' ', recipients)).toBe('Write a message');
  expect(messageProblem('x'.repeat(4001), recipients)).toBe('Shorten your message');
  expect(messageProblem('Hello {name}', recipients)).toMatch(/^\{name\} isn’t a placeholder/);
  expect(messageProblem(`${'x'.repeat(3995)}{job}`, recipients)).toBe(
    'Shorten your message: with Ben Fox’s details it’s too long',
  );
  expect(messageProblem('Hello {first name}', recipients)).toBeUndefined();
});

test('where the list hides names, neither a text nor a template can have them', () => {
  const { recipients } = recipientsOf(selected, [answer(11, null)]);
  expect(messageProblem('Hello {First name}', recipients)).toMatch(/^Names are hidden in this list/);
  expect(messageProblem('About {job}', recipients)).toBeUndefined();
  const template = (id: number, kind: Template['kind'], text: string) =>
    ({ id, kind, title: `Template ${id}`, text }) as Template;
  const templates = [
    template(1, 'message', 'Hello {first name}'),
    template(2, 'message', 'About {job}'),
    template(3, 'offer', 'Welcome'),
  ];
  const textsOf = (isAnonymous: boolean) => messageTemplates(templates, isAnonymous).map(({ text }) => text);
  expect([textsOf(false), textsOf(true)]).toEqual([
    ['Hello {first name}', 'About {job}'],
    [null, 'About {job}'],
  ]);
});

test('who did not get the message is reported by name and reason', () => {
  const sent = {
    sent: [11],
    failed: [
      { id: 12, code: 'conversation_closed', message: 'Closed.' },
      { id: 13, code: 'rate_limited', message: 'Too many attempts. Please try again in 40 minutes.' },
    ],
  };
  const names: Record<number, string> = { 12: 'Ben Fox', 13: 'Cy Orr' };
  expect(messagesReportOf(sent, (id) => names[id] ?? '')).toEqual({
    sent: 1,
    failed: [
      { id: 12, name: 'Ben Fox', reason: 'The conversation is closed.' },
      { id: 13, name: 'Cy Orr', reason: 'Too many attempts. Please try again in 40 minutes.' },
    ],
  });
});
