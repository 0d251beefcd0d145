import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../../../api/queryClient.ts';
import type { ApplicationRating, ApplicationRatings } from '../../../../api/ratings.ts';
import { AppTheme } from '../../../../ui/theme/AppTheme.tsx';
import { Ratings } from './Ratings.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../../tests/support/unit/network.ts')).createNetwork(),
);

const [ratings, rate] = ['GET /api/applications/8/ratings', 'PUT /api/applications/8/ratings/own'];

const unrated: ApplicationRatings = {
  criteria: ['Lead a team', 'Welding'],
  ...{ can_rate: true, own: null, others: null },
};
const own: ApplicationRating = {
  ...{ author: 'Robin Ash', created_at: '2026-11-22T09:00:00Z', changed_at: null },
  ...{ overall: 'yes', criteria: [{ criterion: 'Welding', rating: 'partly' }], reason: null },
};
const ann: ApplicationRating = {
  ...{ author: 'Ann Lee', created_at: '2026-11-21T09:00:00Z', changed_at: null },
  ...{ overall: 'no', criteria: [{ criterion: 'Welding', rating: 'not_shown' }], reason: 'No welding.' },
};
const rated: ApplicationRatings = { ...unrated, own, others: [ann] };

const show = () =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <Ratings applicationId={8} locale="en-GB" now={new Date('2026-11-24T09:00:00Z')} />
      </QueryClientProvider>
    </AppTheme>,
  );

const sent = () => network.calls().flatMap(({ call, body }) => (call === rate ? [JSON.parse(body)] : []));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('colleagues’ ratings are read once the reader has given theirs', async () => {
  const user = userEvent.setup();
  network.answers({ [ratings]: () => data(unrated), [rate]: () => data(rated) });
  show();
  await user.click(await screen.findByRole('button', { name: 'Give rating' }));
  screen.getByText('Choose an answer');
  expect([sent(), screen.queryByText(/Ann Lee/)]).toEqual([[], null]);
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Welding' }), 'Partly shown');
  await user.click(screen.getByRole('button', { name: 'Give rating' }));
  const list = within(await screen.findByRole('list', { name: 'Would take this application further' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You: Yes 2 days ago',
    'Ann Lee: No 3 days agoNo welding.',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'You: Partly shown',
    'Ann Lee: Not shown',
  ]);
  expect(sent()).toEqual([
    { overall: 'yes', criteria: [{ criterion: 'Welding', rating: 'partly' }], reason: null },
  ]);
});

test('a rating can be changed, and left as it was', async () => {
  const user = userEvent.setup();
  network.answers({ [ratings]: () => data(rated), [rate]: () => data({ ...rated, others: [] }) });
  show();
  const change = () => user.click(screen.getByRole('button', { name: 'Change my rating' }));
  await screen.findByText('You: Yes');
  await change();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Welding' }).value).toBe('partly');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await change();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'Not yet.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('None of your colleagues has rated this applicant yet.');
  expect(sent()).toEqual([
    { overall: 'no', criteria: [{ criterion: 'Welding', rating: 'partly' }], reason: 'Not yet.' },
  ]);
});

test('an application that has ended can no longer be rated, also while the rating is being written', async () => {
  const user = userEvent.setup();
  let current = unrated;
  network.answers({
    [ratings]: () => data(current),
    [rate]: () => {
      current = { ...unrated, can_rate: false };
      return problem(409, 'application_ended', 'This application has ended.');
    },
  });
  show();
  await user.click(await screen.findByRole('radio', { name: 'Definitely' }));
  await user.click(screen.getByRole('button', { name: 'Give rating' }));
  await screen.findByText('This application has ended, so it can no longer be rated.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('ratings that do not load say so, and can be tried again', async () => {
  let isDown = true;
  network.answers({
    [ratings]: () => (isDown ? problem(500, 'server_error', 'There was an error.') : data(unrated)),
  });
  show();
  await screen.findByText('The ratings didn’t load');
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Give rating' });
});
